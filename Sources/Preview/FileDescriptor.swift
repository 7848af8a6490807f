import Glibc

/// An open descriptor, closed when its owner goes.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  /// Returns `nil` for a negative number, the system's way to say that nothing was opened.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Hands the descriptor on to one who closes it.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}
