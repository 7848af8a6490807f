import FileSystem
import Glibc

/// A file on disk, open to be sent.
struct OpenFile: ~Copyable {
  let descriptor: FileDescriptor
  let identity: FileIdentity

  var size: Int { identity.size }

  /// Returns `nil` when there is no such file, and when it is not below `root` once all symbolic
  /// links are followed.
  ///
  /// What was opened is asked for its path, so that nobody can change a link in between.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - root: A folder, without symbolic links and without a slash at the end.
  init?(_ path: String, below root: String) {
    // O_NONBLOCK, or else the opening of a pipe would wait for one who writes.
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard let descriptor = FileDescriptor(number) else { return nil }
    guard let identity = FileIdentity(ofOpen: descriptor.number), identity.kind == .file,
      Disk.system.realPath("/proc/self/fd/\(descriptor.number)", below: root) != nil
    else { return nil }
    self.identity = identity
    self.descriptor = descriptor
  }

  /// Hands the file on to one who closes it.
  consuming func release() -> FileDescriptor { descriptor }

  /// The whole content; `nil` when it cannot be read or became shorter meanwhile.
  func contents() -> [UInt8]? {
    let size = size
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = unsafe pread(
          descriptor.number, buffer.baseAddress?.advanced(by: count), size - count, count)
        if part > 0 { count += part } else if part == 0 || errno != EINTR { return }
      }
    }
    return bytes.count == size ? bytes : nil
  }
}
