import Glibc

/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  let isFolder: Bool
  /// In bytes; zero for a folder.
  let size: Int
  /// Of the last change, in nanoseconds since 1970; zero for a folder.
  let time: Int
  let mode: UInt32
  let inode: UInt64

  init(_ record: stat) {
    isFolder = record.st_mode & S_IFMT == S_IFDIR
    size = isFolder ? 0 : record.st_size
    time =
      isFolder
      ? 0 : record.st_mtim.tv_sec &* 1_000_000_000 &+ record.st_mtim.tv_nsec
    mode = record.st_mode
    inode = UInt64(record.st_ino)
  }

  /// Returns `nil` when there is nothing, or neither a file nor a folder.
  ///
  /// - Parameter path: Symbolic links are followed.
  init?(of path: String) {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { return nil }
    let kind = record.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    self.init(record)
  }
}

/// The path without symbolic links, `.` and `..`; `nil` when it leads to nothing.
func realPath(of path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
