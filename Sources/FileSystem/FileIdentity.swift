import Glibc

/// Which file stands at a path and in what state, told without reading it.
package struct FileIdentity: Hashable, Sendable {
  package let kind: FileStatus.Kind
  /// In bytes.
  package let size: Int
  /// When its content was changed, in nanoseconds since 1970; programs may set it as they like.
  package let modified: Int
  private let device: UInt64
  private let inode: UInt64
  /// When its content or anything else of it was changed, in nanoseconds since 1970.
  ///
  /// Unlike the time of its content, no program can set this to an earlier one.
  private let changed: Int

  /// How old a change must be, in nanoseconds.
  ///
  /// The clock of a file system ticks a hundred times a second where it is slowest, and a file
  /// might be saved again before the next tick without a change of its time. Two ticks are safe.
  private static let settlingTime = 20_000_000

  /// Follows links; `nil` when there is no such file.
  package init?(of path: String) {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { return nil }
    self.init(record)
  }

  /// That of a link where `path` is one; `nil` when there is nothing.
  package init?(ofLink path: String) {
    var record = stat()
    guard unsafe lstat(path, &record) == 0 else { return nil }
    self.init(record)
  }

  /// - Parameter descriptor: Of an open file; `nil` when it is none.
  package init?(ofOpen descriptor: Int32) {
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { return nil }
    self.init(record)
  }

  private init(_ record: stat) {
    let status = FileStatus(record)
    kind = status.kind
    size = status.size
    modified = status.time
    device = UInt64(record.st_dev)
    inode = UInt64(record.st_ino)
    changed = record.st_ctim.tv_sec &* 1_000_000_000 &+ record.st_ctim.tv_nsec
  }

  /// Whether both are one file or folder, whatever has happened to what is in it.
  package func isSameFile(as other: FileIdentity) -> Bool {
    kind == other.kind && device == other.device && inode == other.inode
  }

  /// Tells whether every later change makes another identity, which is not yet so for a file that
  /// was saved just now.
  ///
  /// - Parameter now: The time when the file was looked at, in nanoseconds since 1970.
  /// - Returns: False for about two ticks of the file system's clock.
  package func isSettled(at now: Int) -> Bool { changed < now - Self.settlingTime }

  /// Of numbers alone.
  package var text: String { "\(device) \(inode) \(size) \(changed)" }
}
