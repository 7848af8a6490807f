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
  private let options: String
  /// What the program itself is made of, and others that have a part in the output.
  private let programs: [Input]
  private let files: [Input]

  private struct Input: Equatable, Sendable {
    let path: String
    let identity: FileIdentity
  }

  /// Returns `nil` when a file cannot be looked at, or has been saved just now.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - options: The options that change the output.
  ///   - programs: Paths of other programs that may have a part in the output.
  ///   - now: In nanoseconds since 1970.
  init?(of folder: SiteFolder, options: String, programs: [String], now: Int) {
    var files: [Input] = []
    for name in ["Queries", "Site", "Templates"] {
      let walk = folder.walk(below: name)
      guard walk.faults.allSatisfy({ SiteFolder.isLeftover($0.place?.file ?? "") }) else {
        return nil
      }
      for path in walk.files.map(\.path) where !SiteFolder.isLeftover(path) {
        guard let identity = FileIdentity(of: "\(folder.path)/\(path)") else { return nil }
        files.append(Input(path: path, identity: identity))
      }
    }
    var own: [Input] = []
    for path in ["/proc/self/exe"] + Self.libraries + programs {
      guard let identity = FileIdentity(of: path) else { return nil }
      own.append(Input(path: path, identity: identity))
    }
    guard (own + files).allSatisfy({ $0.identity.isSettled(at: now) }) else { return nil }
    self.options = options
    self.programs = own
    self.files = files
  }

  /// The shared libraries that the program runs with, such as those that sort and that read Markdown.
  private static let libraries: [String] = {
    let maps = (try? Disk.system.read("/proc/self/maps")) ?? []
    let paths = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths.filter { $0.contains(".so") }).sorted()
  }()

  /// Of everything.
  var all: InputDigest { digest { _ in nil } }

  /// Of all but the Markdown below the front matter of queries and plain pages; see
  /// `SitePages.hasWordsOfBodies`.
  ///
  /// - Parameter folder: The site, of which such files are read.
  /// - Returns: Equal ones for sites that differ in such texts alone.
  func withoutBodies(in folder: SiteFolder) -> InputDigest {
    digest { path in
      guard SiteFile.hasBody(path), let bytes = try? folder.bytes(of: path) else { return nil }
      return SiteFile(path: path, bytes: bytes).textBeforeBody.map { sha256($0.utf8) }
    }
  }

  /// - Parameter content: What stands for a file of the site; `nil` for its identity.
  /// - Returns: Of the options, the programs and these.
  private func digest(_ content: (_ path: String) -> String?) -> InputDigest {
    InputDigest(
      of: [options] + programs.map { "\($0.path) \($0.identity.text)" }
        + files.map { "\($0.path) \(content($0.path) ?? $0.identity.text)" })
  }
}

extension InputStamp: Equatable {}
