import FileSystem

/// Goes through the text of a list, which has a line for each of many thousand files.
struct ManifestReader: Sequence, IteratorProtocol {
  /// What the files were made from, as far as whoever built them said so.
  let inputs: Inputs
  /// Whether builds have made the output folder itself.
  let hasMadeFolder: Bool
  /// Whether a line was none of a list; nothing follows it.
  private(set) var isDamaged = false
  private let text: [UInt8]
  private var position: Int

  /// Returns `nil` when the text is no list, or one of another version.
  init?(_ text: [UInt8]) {
    let start = Array("\(Manifest.header)\ninputs ".utf8)
    guard text.starts(with: start),
      let end = text[start.count...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    inputs = Inputs(text: String(decoding: text[start.count..<end], as: UTF8.self))
    self.text = text
    let line = Array("\(Manifest.folderLine)\n".utf8)
    hasMadeFolder = text[(end + 1)...].starts(with: line)
    position = end + 1 + (hasMadeFolder ? line.count : 0)
  }

  mutating func next() -> (path: OutputPath, stamp: Manifest.Stamp)? {
    guard position < text.count, !isDamaged else { return nil }
    guard let bits = number(base: 16), let size = number(base: 10), let time = number(base: 10),
      let end = text[position...].firstIndex(of: UInt8(ascii: "\n")),
      let path = OutputPath(utf8: text[position..<end])
    else {
      isDamaged = true
      return nil
    }
    position = end + 1
    let status = FileStatus(
      kind: .file, size: Int(truncatingIfNeeded: size), time: Int(truncatingIfNeeded: time))
    return (path, Manifest.Stamp(status: status, fingerprint: Fingerprint(bits: bits)))
  }

  /// Reads a number and the blank behind it; a sign is kept by wrapping around.
  private mutating func number(base: UInt64) -> UInt64? {
    let isNegative = position < text.count && text[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value: UInt64 = 0
    let start = position
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value &* base &+ UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f") where base == 16:
        value = value &* base &+ UInt64(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: " ") where position - 1 > start: return isNegative ? 0 &- value : value
      default: return nil
      }
    }
    return nil
  }
}
