import Diagnostics
import Digest
import FileSystem
import Publishing

/// What tells that a site's files, the program and its options are those of the last build.
///
/// Made of what the file system says of each file rather than of what is in it, so that 78 MB of
/// recordings need not be read. It only decides whether there is work; it is in no file of the
/// output.
struct InputStamp: Sendable {
  /// 64 hexadecimal digits.
  let text: String

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
      paths += walk.files.map { "\(folder.path)/\($0.path)" }
    }
    var lines = [options]
    for path in paths {
      guard let identity = FileIdentity(of: path), identity.isSettled(at: now)
      else { return nil }
      lines.append("\(path) \(identity.text)")
    }
    text = sha256(lines.joined(separator: "\n").utf8)
  }
}
