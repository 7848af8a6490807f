import FileSystem

/// The list of what builds have written to one output folder, kept outside it.
///
/// It is two files in `.thumbindex` of the site. `NAME.txt` is written when a build has ended,
/// and lists each file with what tells whether it is still the one that was written.
/// `NAME.pending` is there while a build runs: it lists the files that this build may make. So
/// whenever a build is stopped, the two together list all that builds have made, and nothing
/// else.
struct Manifest: Sendable {
  /// What is known of a file that was written.
  struct Stamp: Hashable, Sendable {
    var status: FileStatus
    var fingerprint: Fingerprint
  }

  /// What was written, by path.
  var files: [OutputPath: Stamp] = [:]
  /// The paths of files that a stopped build may have made.
  var unsure: Set<OutputPath> = []
  /// Whether the last build was stopped.
  var isUnfinished = false
  /// What the files were made from, if whoever built them said so.
  var inputs: String?

  static let header = "thumbindex-output 1"

  /// The text of a list: a header, what the files were made from, then a line a file with its
  /// fingerprint, size, time and path.
  ///
  /// - Parameters:
  ///   - files: In any order; the text has them by path.
  ///   - inputs: What they were made from, if that is known.
  /// - Returns: The text, the same for the same files.
  static func text(of files: [(path: OutputPath, stamp: Stamp)], inputs: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.count * 96)
    bytes += "\(header)\ninputs \(inputs ?? "-")\n".utf8
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

  /// The text of the list of files that a build may make.
  static func pendingText(_ paths: [OutputPath]) -> [UInt8] {
    var bytes = Array("\(header)\n".utf8)
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
    files.reserveCapacity(text.count / 64)
    while let (path, stamp) = reader.next() { files[path] = stamp }
    if reader.isDamaged { return nil }
  }

  init() {}

  /// Whether builds have written a file, or may have.
  func lists(_ path: OutputPath) -> Bool { files[path] != nil || unsure.contains(path) }

  /// All that builds have written or may have, as far as it passes a test, by path.
  func paths(where isWanted: (OutputPath) -> Bool = { _ in true }) -> [OutputPath] {
    (files.keys.filter(isWanted) + unsure.filter(isWanted)).sorted()
  }

  /// Adds the files that a stopped build may have made.
  ///
  /// - Parameter text: That of `pendingText`.
  /// - Returns: Whether it is one; else nothing is added.
  mutating func add(pending text: [UInt8]) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, first.elementsEqual(Self.header.utf8), lines.last == [] else {
      return false
    }
    let paths = lines.dropFirst().dropLast().map { OutputPath(utf8: $0) }
    guard !paths.contains(nil) else { return false }
    isUnfinished = true
    for case let path? in paths where files[path] == nil { unsure.insert(path) }
    return true
  }
}
