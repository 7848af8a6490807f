/// Gives a body to libmicrohttpd piece by piece, as badly as its manner wants.
final class BodySource: Sendable {
  /// What libmicrohttpd takes for the end of a body, and for an end in the middle of it.
  static let end = -1
  static let failure = -2

  private let answer: ServedAnswer
  private let closing: Closing

  init(_ answer: ServedAnswer, closing: Closing) {
    self.answer = answer
    self.closing = closing
  }

  /// How long the head says the body is; `nil` when it does not say.
  var statedSize: Int? {
    if case .endless = answer.manner { return nil }
    return answer.body.count
  }

  /// Writes what comes at `position`.
  ///
  /// - Returns: How many bytes were written, or one of the constants above.
  func write(from position: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let rest = answer.body.dropFirst(position)
    switch answer.manner {
    case .slow(_, let milliseconds, let chunk):
      guard !rest.isEmpty else { return Self.end }
      closing.wait(milliseconds: milliseconds)
      return unsafe copy(rest.prefix(chunk), into: buffer)
    case .truncated(let sent):
      let left = rest.prefix(max(0, sent - position))
      return left.isEmpty ? Self.failure : unsafe copy(left, into: buffer)
    case .endless where rest.isEmpty:
      for index in buffer.indices { unsafe buffer[index] = UInt8(ascii: " ") }
      return buffer.count
    case .plain, .silent, .endless, .closesEarly:
      return rest.isEmpty ? Self.end : unsafe copy(rest, into: buffer)
    }
  }

  private func copy(_ bytes: ArraySlice<UInt8>, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let part = bytes.prefix(buffer.count)
    unsafe buffer.copyBytes(from: part)
    return part.count
  }
}
