private import Collation
private import Digest

/// One segment of an address, made from a name.
///
/// Letters, digits and marks of any script, lower-cased and NFC, with single hyphens between;
/// at most 80 bytes, cut at a grapheme; never empty, and never begins or ends with a hyphen.
package struct Slug: Hashable, Sendable {
  package let text: String

  private static let longest = 80

  /// Returns `nil` when the name has neither letter nor digit.
  ///
  /// - Parameters:
  ///   - name: Any text; a slug comes back as it is.
  ///   - isASCII: Whether letters of other scripts are transliterated first.
  package init?(_ name: String, isASCII: Bool = false) {
    let source = isASCII ? name.transliterated : name
    var words = String.UnicodeScalarView()
    for scalar in source.inSmallLetters.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format: continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        words.append(scalar)
      case .nonspacingMark, .spacingMark, .enclosingMark:
        if let last = words.last, last != "-" { words.append(scalar) }
      default:
        if let last = words.last, last != "-" { words.append("-") }
      }
    }
    let text = Self.cut(String(words))
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  private static func cut(_ text: String) -> String {
    var end = text.startIndex
    var size = 0
    while end < text.endIndex {
      size += text[end].utf8.count
      guard size <= longest else { break }
      end = text.index(after: end)
    }
    var kept = text[..<end]
    while kept.last == "-" { kept.removeLast() }
    return String(kept)
  }
}

extension Slug {
  /// A segment for each name, no two alike.
  ///
  /// Of names whose slugs meet the smallest in code points keeps the plain one; the others, and
  /// names without letter or digit, get six hexadecimal digits of their SHA-256.
  ///
  /// - Parameters:
  ///   - names: Each once, in any order.
  ///   - isASCII: As in `init`.
  /// - Returns: A segment for each of the names.
  package static func segments(for names: [String], isASCII: Bool) -> [String: String] {
    var segments: [String: String] = [:]
    var taken: Set<String> = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let digits = sha256(name.utf8, digits: 6)
      guard let slug = Slug(name, isASCII: isASCII) else {
        segments[name] = digits
        continue
      }
      let isFree = taken.insert(slug.text).inserted
      segments[name] = isFree ? slug.text : "\(slug.text)-\(digits)"
    }
    return segments
  }
}
