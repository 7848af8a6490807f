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
  var files: [String: Stamp] = [:]
  /// The paths of files that a stopped build may have made.
  var unsure: Set<String> = []
  /// Whether the last build was stopped.
  var isUnfinished = false
  /// What the files were made from, if whoever built them said so.
  var inputs: String?

  private static let header = "thumbindex-output 1"

  /// The text of the list: a header, what it was made from, then a line a file with its
  /// fingerprint, size, time and path, in the order of the paths.
  var text: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.count * 96)
    bytes += "\(Self.header)\ninputs \(inputs ?? "-")\n".utf8
    let sorted = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (path, stamp) in sorted {
      bytes += String(stamp.fingerprint.bits, radix: 16).utf8
      for number in [stamp.status.size, stamp.status.time] {
        bytes.append(UInt8(ascii: " "))
        bytes += String(number).utf8
      }
      bytes.append(UInt8(ascii: " "))
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The text of the list of files that a build may make.
  static func pendingText(_ paths: [String]) -> [UInt8] {
    var bytes = Array("\(header)\n".utf8)
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads the list; `nil` when the text is none, or one of another version.
  init?(text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n")).makeIterator()
    guard let first = lines.next(), first.elementsEqual(Self.header.utf8),
      let second = lines.next(), second.starts(with: "inputs ".utf8)
    else { return nil }
    let inputs = String(decoding: second.dropFirst("inputs ".utf8.count), as: UTF8.self)
    self.inputs = inputs == "-" ? nil : inputs
    while let line = lines.next() {
      guard let (path, stamp) = Self.entry(line) else { return nil }
      files[path] = stamp
    }
  }

  init() {}

  /// Whether builds have written a file, or may have.
  func lists(_ path: String) -> Bool { files[path] != nil || unsure.contains(path) }

  /// All that builds have written or may have, by path in code points.
  var paths: [String] {
    (Array(files.keys) + unsure).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds the files that a stopped build may have made.
  mutating func addPending(text: [UInt8]) {
    isUnfinished = true
    for line in text.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let path = String(decoding: line, as: UTF8.self)
      if files[path] == nil { unsure.insert(path) }
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> (path: String, stamp: Stamp)? {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard parts.count == 4,
      let bits = UInt64(String(decoding: parts[0], as: UTF8.self), radix: 16),
      let size = Int(String(decoding: parts[1], as: UTF8.self)),
      let time = Int(String(decoding: parts[2], as: UTF8.self))
    else { return nil }
    let status = FileStatus(kind: .file, size: size, time: time)
    let stamp = Stamp(status: status, fingerprint: Fingerprint(bits: bits))
    return (String(decoding: parts[3], as: UTF8.self), stamp)
  }
}
