import Diagnostics

/// A text made ready for libyaml, line for line and column for column.
struct YAMLText {
  let text: String

  /// - Throws: At the first character that YAML cannot hold, and when the text is too large.
  init(_ lines: SourceLines, limit: Int) throws(Diagnostic) {
    let size = lines.all.reduce(0) { $0 + $1.utf8.count + 1 }
    guard size <= limit else {
      throw lines.diagnostic(
        at: Position(line: lines.first, column: 1),
        "There are more than \(limit >> 20) MB of keys and values here.",
        hints: ["Divide the file into several, or keep the entries of a list in a CSV file."])
    }
    var hasTab = false
    for (offset, line) in lines.all.enumerated() {
      guard !line.utf8.allSatisfy(isPlain) else { continue }
      var column = 1
      for scalar in line.unicodeScalars {
        hasTab = hasTab || scalar == "\t"
        if isForbidden(scalar) {
          throw lines.diagnostic(
            at: Position(line: lines.first + offset, column: column),
            "An invisible character, U+\(hexadecimal(scalar)), stands here.",
            hints: ["Delete it; perhaps it came along when text was pasted."])
        }
        column += 1
      }
    }
    // libyaml takes a tab on an otherwise empty line for indentation, though nobody sees it.
    let all = hasTab ? lines.all.map { $0.utf8.allSatisfy(isBlank) ? "" : $0 } : lines.all
    text = all.joined(separator: "\n")
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// Whether the byte is a visible ASCII character or a blank.
private func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

/// The characters outside of YAML's set, and those that YAML 1.1 takes for line ends.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09: false
  case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
  default: false
  }
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
