private import Glibc

extension DiskError {
  /// What the last call of the system says.
  static var last: DiskError { DiskError(code: errno) }

  init(code: Int32) {
    self.init(code: code, words: unsafe String(cString: strerror(code)))
  }

  /// Whether there is nothing of that name.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether there is something of that name already.
  package var isTaken: Bool { code == EEXIST }

  /// Whether no file can have such a name, or so long a path.
  package var isTooLong: Bool { code == ENAMETOOLONG }

  package var isNotEmpty: Bool { code == ENOTEMPTY || code == EEXIST }

  /// Whether the file system, or the system, cannot do such a thing at all.
  package var isUnsupported: Bool {
    // A folder of an image's lower layer cannot be renamed (EXDEV), and some file systems forbid a
    // second name (EPERM).
    [EINVAL, ENOSYS, EOPNOTSUPP, EXDEV, EPERM, EMLINK].contains(code)
  }

  /// What to do about a file or folder that cannot be read.
  package var readingHint: String {
    [EMFILE, ENFILE].contains(code)
      ? "Close some programs, or pages of the preview; 'ulimit -n' says how many files may be open."
      : "Look at the permissions of the file and its folders."
  }

  /// Whether it is the file system that has no locks, and not a file that cannot be opened.
  package var isLackOfLocks: Bool { [ENOLCK, ENOSYS, EOPNOTSUPP].contains(code) }
}
