import Diagnostics
import Digest
private import Foundation
import Publishing

/// What tells that a site's files, the program and its options are those of the last build.
///
/// Made of names, sizes and times rather than of what is in the files, as make and git do, so
/// that 78 MB of recordings need not be read. It only decides whether there is work; it is in no
/// file of the output.
struct InputStamp: Sendable {
  /// 64 hexadecimal digits.
  let text: String

  /// How old the newest file must be, in seconds.
  ///
  /// A file that was saved while the clock of the
  /// file system stood still might be saved again without a change of its time.
  private static let settlingTime = 0.1

  /// Returns `nil` when a file cannot be looked at, or has been saved just now.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - options: The options that change the output.
  ///   - disk: The disk.
  init?(of folder: SiteFolder, options: String, disk: Disk = .system) {
    let folders = ["Queries", "Site", "Templates"]
    var paths = ["/proc/self/exe"]
    for name in folders {
      guard let files = try? folder.files(below: name) else { return nil }
      paths += files.map { "\(folder.path)/\($0)" }
    }
    let settled = Int((Date().timeIntervalSince1970 - Self.settlingTime) * 1e9)
    var lines = [options]
    for path in paths {
      guard let real = disk.realPath(path), let status = try? disk.status(real),
        status.time < settled
      else { return nil }
      lines.append("\(path) \(status.size) \(status.time)")
    }
    text = sha256(lines.joined(separator: "\n").utf8)
  }
}
