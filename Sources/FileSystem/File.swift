private import Glibc

/// An open file.
struct File: ~Copyable {
  private let descriptor: Int32

  /// A pipe is not waited for: it is empty while nobody writes into it.
  init(reading path: String) throws(DiskError) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw DiskError.last }
  }

  /// - Parameters:
  ///   - path: The file; a symbolic link there is an error.
  ///   - flags: Besides that it is written.
  /// - Throws: What the system says.
  init(writing path: String, flags: Int32) throws(DiskError) {
    descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | flags, 0o666)
    guard descriptor >= 0 else { throw DiskError.last }
  }

  /// What is there is written to, wherever it is; nothing is made.
  init(pouringInto path: String) throws(DiskError) {
    descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DiskError.last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func status() throws(DiskError) -> FileStatus {
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { throw DiskError.last }
    return FileStatus(record)
  }

  func sync() throws(DiskError) {
    guard fsync(descriptor) == 0 else { throw DiskError.last }
  }

  /// As `sync`, for a folder; some file systems have nothing to do there, and say so.
  func syncNames() throws(DiskError) {
    do throws(DiskError) { try sync() } catch { if error.code != EINVAL { throw error } }
  }

  func append(_ bytes: [UInt8]) throws(DiskError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count > 0 { done += count } else if errno != EINTR { throw DiskError.last }
    }
  }

  func contents() throws(DiskError) -> [UInt8] {
    // One more byte than there should be, so that mostly the second reading finds the end.
    var bytes = try part(atMost: status().size + 1)
    while !bytes.isEmpty {
      let more = try part(atMost: 4096)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The next bytes; none at the end.
  private func part(atMost room: Int) throws(DiskError) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let result = unsafe Glibc.read(descriptor, buffer.baseAddress, room)
        failure = result < 0 ? errno : 0
        count = max(0, result)
      }
      switch failure {
      case 0: return bytes
      case EINTR: continue
      default: throw DiskError(code: failure)
      }
    }
  }
}
