import FileSystem

/// The list of what builds have written to one output folder, kept outside it.
///
/// It is two files in `.thumbindex` of the site. `NAME.txt` is written when a build has ended,
/// and lists each file with what tells whether it is still the one that was written.
/// `NAME.pending` is there while a build runs: it lists the files that this build may make or
/// replace. So whenever a build is stopped, the two together list all that builds have made, and
/// nothing else; and what `NAME.pending` lists is the builds' whatever `NAME.txt` says of it.
///
/// A third, `NAME.left`, lists files that were built and not removed later, since someone had changed
/// them. Those are no longer the builds', who neither remove nor replace them.
struct Manifest: Sendable {
  /// What is known of a file that was written.
  struct Stamp: Hashable, Sendable {
    var status: FileStatus
    var fingerprint: Fingerprint
  }

  /// What was written, by path.
  var files: [OutputPath: Stamp] = [:]
  /// The paths of files that a stopped build may have made or replaced; of the latter `files` may
  /// have the stamp of what was there before.
  var unsure: Set<OutputPath> = []
  /// The paths of files that were built, changed by someone, and therefore left when they were to go.
  var left: Set<OutputPath> = []
  /// Whether the last build was stopped.
  var isUnfinished = false
  /// What the files were made from, as far as whoever built them said so.
  var inputs = Inputs()
  /// Whether a build made the output folder itself, or may have.
  var hasMadeFolder = false

  static let header = "thumbindex-output 1"

  /// The line that stands in front of all paths when builds have made the output folder itself.
  static let folderLine = "/"

  /// The text of a list: a header, what the files were made from, the line of the folder, then a line
  /// a file with its fingerprint, size, time and path.
  ///
  /// - Parameters:
  ///   - files: In any order; the text has them by path.
  ///   - inputs: What they were made from.
  ///   - hasMadeFolder: Whether the output folder is to be listed.
  /// - Returns: The text, the same for the same files.
  static func text(
    of files: [(path: OutputPath, stamp: Stamp)], inputs: Inputs, hasMadeFolder: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.count * 96)
    bytes += "\(header)\ninputs \(inputs.text)\n".utf8
    if hasMadeFolder { bytes += "\(folderLine)\n".utf8 }
    for (path, stamp) in files.sorted(by: { $0.path < $1.path }) {
      bytes += String(stamp.fingerprint.bits, radix: 16).utf8
      for number in [stamp.status.size, stamp.status.time] {
        bytes.append(UInt8(ascii: " "))
        bytes += String(number).utf8
      }
      bytes.append(UInt8(ascii: " "))
      bytes += path.text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The text of a list of paths, as of the files that a build may make or replace, and of the folder if it
  /// may make that.
  static func text(_ paths: [OutputPath], hasMadeFolder: Bool) -> [UInt8] {
    var bytes = Array("\(header)\n".utf8)
    if hasMadeFolder { bytes += "\(folderLine)\n".utf8 }
    for path in paths.sorted() {
      bytes += path.text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads the list; `nil` when the text is none, or one of another version.
  init?(text: [UInt8]) {
    guard var reader = ManifestReader(text) else { return nil }
    inputs = reader.inputs
    hasMadeFolder = reader.hasMadeFolder
    files.reserveCapacity(text.count / 64)
    while let (path, stamp) = reader.next() { files[path] = stamp }
    if reader.isDamaged { return nil }
  }

  init() {}

  /// Whether builds have written a file, or may have.
  func lists(_ path: OutputPath) -> Bool { files[path] != nil || unsure.contains(path) }

  /// All that builds have written or may have, as far as it passes a test, by path.
  func paths(where isWanted: (OutputPath) -> Bool = { _ in true }) -> [OutputPath] {
    (files.keys.filter(isWanted) + unsure.filter { files[$0] == nil && isWanted($0) }).sorted()
  }

  /// Adds the files that a stopped build may have made or replaced.
  ///
  /// - Parameter text: That of a list of paths.
  /// - Returns: Whether it is one; else nothing is added.
  mutating func add(pending text: [UInt8]) -> Bool {
    guard let paths = paths(in: text) else { return false }
    isUnfinished = true
    unsure.formUnion(paths)
    return true
  }

  /// Adds the files that were left since someone has changed them.
  ///
  /// - Parameter text: That of a list of paths.
  /// - Returns: Whether it is one; else nothing is added.
  mutating func add(left text: [UInt8]) -> Bool {
    guard let paths = paths(in: text) else { return false }
    left.formUnion(paths)
    return true
  }

  /// The paths of a list, or `nil` when the text is none; notes whether builds have made the folder.
  private mutating func paths(in text: [UInt8]) -> [OutputPath]? {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, first.elementsEqual(Self.header.utf8), lines.last == [] else {
      return nil
    }
    var rest = lines.dropFirst().dropLast()
    let makesFolder = rest.first?.elementsEqual(Self.folderLine.utf8) ?? false
    if makesFolder { rest.removeFirst() }
    let paths = rest.map { OutputPath(utf8: $0) }
    guard !paths.contains(nil) else { return nil }
    hasMadeFolder = hasMadeFolder || makesFolder
    return paths.compactMap(\.self)
  }
}
