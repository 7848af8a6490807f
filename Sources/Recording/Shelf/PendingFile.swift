import FileSystem

/// The file of a response that came and is not recorded yet.
///
/// It is only ever made and removed, never written over, so that a recording may share it by a second name.
package struct PendingFile: Sendable {
  /// Absolute.
  let path: String
  private let disk: Disk

  init(_ path: String, on disk: Disk) {
    self.path = path
    self.disk = disk
  }

  func read() throws(DiskError) -> [UInt8] { try disk.read(path) }
}
