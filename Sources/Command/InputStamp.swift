import Diagnostics
import Digest
private import Glibc
import Publishing

/// What tells that a site's files, the program and its options are those of the last build.
///
/// Made of what the file system says of each file rather than of what is in it, so that 78 MB of
/// recordings need not be read. It only decides whether there is work; it is in no file of the
/// output.
struct InputStamp: Sendable {
  /// 64 hexadecimal digits.
  let text: String

  /// How old the newest file must be, in nanoseconds.
  ///
  /// The clock of a file system ticks a hundred times a second where it is slowest, and a file
  /// might be saved again before the next tick without a change of its time. Two ticks are safe.
  private static let settlingTime = 20_000_000

  /// Returns `nil` when a file cannot be looked at, or has been saved just now.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - options: The options that change the output.
  ///   - programs: Paths of other programs that may have a part in the output.
  ///   - now: In nanoseconds since 1970.
  init?(of folder: SiteFolder, options: String, programs: [String], now: Int) {
    var paths = ["/proc/self/exe"] + programs
    for name in ["Queries", "Site", "Templates"] {
      let walk = folder.walk(below: name)
      guard walk.faults.isEmpty else { return nil }
      paths += walk.files.map { "\(folder.path)/\($0)" }
    }
    var lines = [options]
    for path in paths {
      guard let identity = FileIdentity(of: path), identity.changed < now - Self.settlingTime
      else { return nil }
      lines.append("\(path) \(identity.text)")
    }
    text = sha256(lines.joined(separator: "\n").utf8)
  }
}

/// Which file stands at a path, and when it was last changed.
private struct FileIdentity {
  let text: String
  /// When its content or anything else of it was changed, in nanoseconds since 1970.
  ///
  /// Unlike the time of its content, no program can set this to an earlier one.
  let changed: Int

  /// Follows links; `nil` when there is no such file.
  init?(of path: String) {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { return nil }
    changed = record.st_ctim.tv_sec * 1_000_000_000 + record.st_ctim.tv_nsec
    text = "\(record.st_dev) \(record.st_ino) \(record.st_size) \(changed)"
  }
}
