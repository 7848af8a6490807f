import Diagnostics

/// Templates and Markdown, made ready to be read as the HTML of a page, letter by letter at the same
/// places.
enum TemplateMask {
  /// Stands for each letter of a variable, of which nobody knows what it will be.
  static let unknown: UInt8 = 1
  /// Stands for each letter of any other tag of a template; a blank to HTML.
  static let blank: UInt8 = 0x0B

  /// A template with what stands in double braces masked.
  static func template(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    var index = 0
    while let open = bytes[index...].firstRange(of: Array("{{".utf8)),
      let close = bytes[open.upperBound...].firstRange(of: Array("}}".utf8))
    {
      let mark = bytes[open.upperBound]
      let isVariable = !"#^/>!<$=".utf8.contains(mark)
      for place in open.lowerBound..<close.upperBound {
        mask(&bytes[place], isVariable ? unknown : blank)
      }
      index = close.upperBound
    }
    return bytes
  }

  /// Markdown with its code and its addresses in angle brackets masked.
  static func markdown(_ text: String) -> [UInt8] {
    var fence: String?
    var masked: [UInt8] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var bytes = Array(line.utf8)
      let start = line.drop { $0 == " " }
      let mark = ["```", "~~~"].first { start.hasPrefix($0) }
      if fence != nil || mark != nil {
        for index in bytes.indices { mask(&bytes[index], blank) }
        if fence == nil { fence = mark } else if fence == mark { fence = nil }
      } else {
        maskCode(in: &bytes)
      }
      if !masked.isEmpty || line.startIndex > text.startIndex { masked.append(UInt8(ascii: "\n")) }
      masked += bytes
    }
    return masked
  }

  private static func maskCode(in bytes: inout [UInt8]) {
    let tick = UInt8(ascii: "`")
    var start = 0
    while let open = bytes[start...].firstIndex(of: tick),
      let close = bytes[(open + 1)...].firstIndex(of: tick)
    {
      for index in open...close { mask(&bytes[index], blank) }
      start = close + 1
    }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
      let name = bytes[(index + 1)...].prefix { $0 > 0x20 && !"<>".utf8.contains($0) }
      let isAddress = name.contains(UInt8(ascii: ":")) || name.contains(UInt8(ascii: "@"))
      if isAddress, !name.contains(UInt8(ascii: "\"")) { bytes[index] = blank }
    }
  }

  /// Keeps lines, and the columns of letters that take several bytes.
  private static func mask(_ byte: inout UInt8, _ mask: UInt8) {
    if byte != UInt8(ascii: "\n"), byte & 0xC0 != 0x80 { byte = mask }
  }
}

/// A tag as a template writes it.
struct TagPattern {
  private let parts: [Substring]
  private let hasConditions: Bool

  /// - Parameter masked: From a masked template.
  init(_ masked: String) {
    hasConditions = masked.utf8.contains(TemplateMask.blank)
    parts = masked.split {
      $0.utf8.allSatisfy { $0 == TemplateMask.unknown || $0 == TemplateMask.blank }
    }
  }

  /// Whether a template that writes it may have made that tag of a page.
  func fits(_ tag: String) -> Bool {
    var rest = tag[...]
    for (number, part) in parts.enumerated() {
      guard let range = rest.firstRange(of: part), number > 0 || range.lowerBound == rest.startIndex
      else { return false }
      // What follows stands between conditions, and may be left out.
      if hasConditions { return true }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
