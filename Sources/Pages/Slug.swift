private import Collation
private import Digest

/// One segment of an address, made from a name.
///
/// Letters, digits and marks of any script, lower-cased and NFC, with single hyphens between;
/// at most 80 bytes, cut at a grapheme; never empty, and never begins or ends with a hyphen.
/// Format characters, which nobody sees, are left out first, so that what they parted is composed.
package struct Slug: Hashable, Sendable {
  package let text: String

  private static let longest = 80

  /// Returns `nil` when the name has neither letter nor digit, and when its first grapheme takes
  /// more than 80 bytes.
  ///
  /// - Parameters:
  ///   - name: Any text; a slug comes back as it is.
  ///   - isASCII: Whether letters of other scripts are transliterated first.
  package init?(_ name: String, isASCII: Bool = false) {
    let visible = String(
      name.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let source = isASCII ? visible.transliterated : visible
    var words = String.UnicodeScalarView()
    for scalar in source.inSmallLetters.unicodeScalars {
      switch scalar.properties.generalCategory {
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
  /// A segment for each name, no two alike, nor alike but for case.
  ///
  /// Of names whose slugs meet the smallest in code points keeps the plain one; the others, and
  /// names without letter or digit, get hexadecimal digits of their SHA-256: six, or as many more
  /// as it takes.
  ///
  /// - Parameters:
  ///   - names: Each once, in any order.
  ///   - isASCII: As in `init`.
  ///   - reserved: Segments that no name may have.
  /// - Returns: A segment for each of the names.
  package static func segments(
    for names: [String], isASCII: Bool, besides reserved: Set<String> = []
  ) -> [String: String] {
    var segments: [String: String] = Dictionary(minimumCapacity: names.count)
    var taken = Set(reserved.map(\.caseFolded))
    var met: [(name: String, slug: String?)] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let slug = Slug(name, isASCII: isASCII)?.text
      if let slug, taken.insert(slug.caseFolded).inserted {
        segments[name] = slug
      } else {
        met.append((name, slug))
      }
    }
    for (name, slug) in met {
      let prefix = slug.map { "\($0)-" } ?? ""
      let digest = sha256(name.utf8)
      let candidates = stride(from: 6, to: 64, by: 6).lazy.map { prefix + digest.prefix($0) }
      segments[name] =
        candidates.first { taken.insert($0.caseFolded).inserted } ?? prefix + digest
    }
    return segments
  }
}
