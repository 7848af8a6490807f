import Diagnostics
import Digest
import FileSystem
import Publishing
import QueryFiles

/// What tells that a site's files, the program and its options are those of the last build.
///
/// Made of what the file system says of each file rather than of what is in it, so that 78 MB of
/// recordings need not be read. It only decides whether there is work; it is in no file of the
/// output.
struct InputStamp: Sendable {
  /// What a stamp is made of.
  enum Scope {
    case everything
    /// All but the Markdown below the front matter of queries and plain pages; see
    /// `SitePages.hasWordsOfBodies`.
    case withoutBodies
  }

  /// 64 hexadecimal digits.
  let text: String

  /// Returns `nil` when a file cannot be looked at, or has been saved just now.
  ///
  /// - Parameters:
  ///   - scope: What it is made of.
  ///   - folder: The site.
  ///   - options: The options that change the output.
  ///   - programs: Paths of other programs that may have a part in the output.
  ///   - now: In nanoseconds since 1970.
  init?(_ scope: Scope, of folder: SiteFolder, options: String, programs: [String], now: Int) {
    var paths = ["/proc/self/exe"] + programs
    var lines = [options]
    for name in ["Queries", "Site", "Templates"] {
      let walk = folder.walk(below: name)
      guard walk.faults.isEmpty else { return nil }
      for file in walk.files {
        let path = "\(folder.path)/\(file.path)"
        if scope == .withoutBodies, let text = folder.textBeforeBody(of: file.path) {
          lines.append("\(path) \(sha256(text.utf8))")
        } else {
          paths.append(path)
        }
      }
    }
    for path in paths {
      guard let identity = FileIdentity(of: path), identity.isSettled(at: now)
      else { return nil }
      lines.append("\(path) \(identity.text)")
    }
    text = sha256(lines.joined(separator: "\n").utf8)
  }
}

extension SiteFolder {
  /// The text of a query or a plain page up to its body; `nil` of any other file.
  fileprivate func textBeforeBody(of path: String) -> Substring? {
    guard path.hasPrefix("Queries/") || path.hasPrefix("Site/Pages/"), path.hasSuffix(".md"),
      let bytes = try? bytes(of: path)
    else { return nil }
    return SiteFile(path: path, bytes: bytes).textBeforeBody
  }
}
