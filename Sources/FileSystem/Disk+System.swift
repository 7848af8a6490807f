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
      // Of a run that was killed; where it cannot be removed, the writing will tell why.
      unsafe unlink(new)
      let status = try write(bytes, to: new, flags: O_CREAT | O_EXCL)
      guard unsafe Glibc.rename(new, path) == 0 else {
        let error = DiskError.last
        unsafe unlink(new)
        throw error
      }
      return status
    },
    append: { bytes, path throws(DiskError) in
      // A pipe that nobody reads is an error, not a wait.
      try File(writing: path, flags: O_CREAT | O_APPEND | O_NONBLOCK).append(bytes)
    },
    pour: { bytes, path throws(DiskError) in try File(pouringInto: path).append(bytes) },
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
    while true {
      // It answers nothing at the end and when it fails, and tells the two apart by this alone.
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        guard errno == 0 else { throw DiskError.last }
        return names
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }
}
