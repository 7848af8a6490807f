private import CRename
private import Glibc

extension Disk {
  /// What `replace` appends to the name of a file while it writes it.
  package static let newSuffix = ".thumbindex-new"

  /// The disk of this machine.
  package static let system = Disk(
    status: { path throws(DiskError) in try status(of: path) },
    read: { path throws(DiskError) in try File(reading: path).contents() },
    create: { bytes, path throws(DiskError) in
      try write(bytes, to: path, flags: O_CREAT | O_EXCL)
    },
    replace: { bytes, path throws(DiskError) in
      let new = path + newSuffix
      let status = try write(bytes, to: new, flags: O_CREAT | O_EXCL)
      guard unsafe Glibc.rename(new, path) == 0 else {
        let error = DiskError.last
        unsafe unlink(new)
        throw error
      }
      return status
    },
    makeFolder: { path throws(DiskError) in
      guard unsafe mkdir(path, 0o777) == 0 else { throw DiskError.last }
    },
    remove: { path throws(DiskError) in
      guard unsafe unlink(path) == 0 else { throw DiskError.last }
    },
    removeFolder: { path throws(DiskError) in
      guard unsafe rmdir(path) == 0 else { throw DiskError.last }
    },
    names: { path throws(DiskError) in try names(in: path) },
    realPath: { path in
      guard let real = unsafe realpath(path, nil) else { return nil }
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    },
    save: { bytes, path throws(DiskError) in
      try write(bytes, to: path, flags: O_CREAT | O_EXCL, isSynced: true)
    },
    rename: { path, new throws(DiskError) in
      guard unsafe Glibc.rename(path, new) == 0 else { throw DiskError.last }
    },
    exchange: { path, other throws(DiskError) in
      guard unsafe rename_exchange(path, other) == 0 else { throw DiskError.last }
    },
    link: { path, new throws(DiskError) in
      guard unsafe Glibc.link(path, new) == 0 else { throw DiskError.last }
    },
    sync: { folder throws(DiskError) in try File(reading: folder).syncNames() },
    lock: { path throws(DiskError) in try lock(path) })

  private static func lock(_ path: String) throws(DiskError) -> FileLock? {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw DiskError.last }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error = DiskError.last
      close(descriptor)
      guard error.code == EWOULDBLOCK else { throw error }
      return nil
    }
    return FileLock { close(descriptor) }
  }

  private static func status(of path: String) throws(DiskError) -> FileStatus? {
    var record = stat()
    guard unsafe lstat(path, &record) == 0 else {
      let error = DiskError.last
      guard error.isMissing else { throw error }
      return nil
    }
    return FileStatus(record)
  }

  @discardableResult
  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32, isSynced: Bool = false
  ) throws(DiskError) -> FileStatus {
    let file = try File(writing: path, flags: flags)
    do throws(DiskError) {
      try file.append(bytes)
      if isSynced { try file.sync() }
      return try file.status()
    } catch {
      unsafe unlink(path)
      throw error
    }
  }

  private static func names(in path: String) throws(DiskError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw DiskError.last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// An open file.
private struct File: ~Copyable {
  private let descriptor: Int32

  init(reading path: String) throws(DiskError) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
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
    var bytes: [UInt8] = []
    var room = max(4096, try status().size + 1)
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress?.advanced(by: start), room)
      }
      let failure = errno
      bytes.removeLast(room - max(0, count))
      if count == 0 { return bytes }
      if count < 0, failure != EINTR { throw DiskError(code: failure) }
      room = max(4096, room - max(0, count))
    }
  }
}

extension DiskError {
  fileprivate static var last: DiskError { DiskError(code: errno) }

  fileprivate init(code: Int32) {
    self.init(code: code, words: unsafe String(cString: strerror(code)))
  }

  /// Whether there is nothing of that name.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether there is something of that name already.
  package var isTaken: Bool { code == EEXIST }

  package var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// Whether the file system, or the system, cannot do such a thing at all.
  package var isUnsupported: Bool {
    // A folder of an image's lower layer cannot be renamed (EXDEV), and some file systems
    // forbid a second name (EPERM).
    [EINVAL, ENOSYS, EOPNOTSUPP, EXDEV, EPERM, EMLINK].contains(code)
  }
}

extension FileStatus {
  fileprivate init(_ record: stat) {
    let kind: Kind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    self.init(
      kind: kind, size: record.st_size,
      time: record.st_mtim.tv_sec &* 1_000_000_000 &+ record.st_mtim.tv_nsec)
  }
}
