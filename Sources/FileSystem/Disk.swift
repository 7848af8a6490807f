/// The few things that this program does to a disk; paths are absolute.
package struct Disk: Sendable {
  /// What a path is, without following a symbolic link; `nil` when there is nothing.
  package var status: @Sendable (_ path: String) throws(DiskError) -> FileStatus?
  package var read: @Sendable (_ path: String) throws(DiskError) -> [UInt8]
  /// Makes a file where there is nothing; leaves nothing behind when it fails.
  package var create: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> FileStatus
  /// Puts a file in the place of another or of nothing, by way of a second name beside it, so
  /// that at each moment the path is the old file or the new one.
  package var replace: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> FileStatus
  /// Adds to the end of a file, or makes it; in one piece, whoever else adds to it.
  package var append: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void
  /// Writes to whatever a path leads to: the file of another process, a device, or a pipe, whose reader is
  /// waited for.
  package var pour: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void
  package var makeFolder: @Sendable (_ path: String) throws(DiskError) -> Void
  /// Removes a file or a symbolic link.
  package var remove: @Sendable (_ path: String) throws(DiskError) -> Void
  /// Removes a folder that is empty.
  package var removeFolder: @Sendable (_ path: String) throws(DiskError) -> Void
  /// The names in a folder, in no order.
  package var names: @Sendable (_ folder: String) throws(DiskError) -> [String]
  /// The path without symbolic links, `.` and `..`; `nil` when it leads to nothing.
  package var realPath: @Sendable (_ path: String) -> String?

  /// As `create`; the bytes are on the disk when it returns.
  ///
  /// The name is so only after `sync` of its folder.
  package var save: @Sendable (_ bytes: [UInt8], _ path: String) throws(DiskError) -> Void
  /// Puts what is at a path at another, in the place of a file or an empty folder there.
  package var rename: @Sendable (_ path: String, _ new: String) throws(DiskError) -> Void
  /// Swaps what is at two paths in one step; `DiskError.isUnsupported` where the system cannot.
  package var exchange: @Sendable (_ path: String, _ other: String) throws(DiskError) -> Void
  /// Gives a file, or a symbolic link itself, a second name; `DiskError.isUnsupported` where the
  /// system cannot.
  package var link: @Sendable (_ path: String, _ new: String) throws(DiskError) -> Void
  /// Waits until the names in a folder are on the disk.
  package var sync: @Sendable (_ folder: String) throws(DiskError) -> Void
  /// Makes a file where there is none and locks it; `nil` while another has it locked.
  package var lock: @Sendable (_ path: String) throws(DiskError) -> FileLock?
}

/// What `Disk.status` knows of a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case file, folder, link, other }

  package var kind: Kind
  package var size: Int
  /// The time of the last change, in nanoseconds since 1970.
  package var time: Int

  package init(kind: Kind, size: Int, time: Int) {
    self.kind = kind
    self.size = size
    self.time = time
  }
}

/// Why something could not be done to a file or folder.
package struct DiskError: Error, Hashable, Sendable {
  /// The system's `errno`; 0 when it was not the system that refused.
  package let code: Int32
  /// What completes "This cannot be read:", as the system says it: "No space left on device".
  package let words: String

  package init(code: Int32, words: String) {
    self.code = code
    self.words = words
  }

  /// For what the system would have done.
  package init(words: String) { self.init(code: 0, words: words) }
}
