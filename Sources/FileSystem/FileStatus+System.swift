import Glibc

extension FileStatus {
  /// What the system calls `stat`.
  init(_ record: stat) {
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
