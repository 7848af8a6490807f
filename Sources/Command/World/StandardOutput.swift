private import Glibc
private import Synchronization

/// Standard output of the process, and what kept it from being written.
final class StandardOutput: Sendable {
  /// Of the first write that failed: `errno`.
  private let failure = Mutex<Int32?>(nil)

  /// Also sees to it that no file which is opened later takes the place of a stream that is closed, and
  /// that a reader who goes away does not end the program in the middle of its work.
  init() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0 else { continue }
      // The wrong way round, so that to use it is still an error.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Why not everything could be written, in the system's words; `nil` when it was, and when there is
  /// nobody to read it any more.
  var fault: String? {
    let code = failure.withLock { $0 }
    guard let code, code != EPIPE else { return nil }
    return unsafe String(cString: strerror(code))
  }

  /// Writes a line; nothing any more once that has failed.
  func write(_ line: String) {
    failure.withLock { failure in
      if failure == nil { failure = Self.write(Array("\(line)\n".utf8)) }
    }
  }

  /// - Returns: `errno` when it fails.
  private static func write(_ bytes: [UInt8]) -> Int32? {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          STDOUT_FILENO, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        // Whoever has the other end too may have told the system not to wait.
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&output, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
