import Indexing
import Items
import QueryFiles

/// Hands out the element ids of a page's sections, which are also the segments of their pages.
struct SectionNames {
  /// Put before the ids of headings in an introduction.
  static let introductionPrefix = "about-"

  private let isASCII: Bool
  private let reserved: [String]
  private var used: Set<String> = []
  private var count = 0

  /// - Parameters:
  ///   - settings: Say whether letters of other scripts are transliterated.
  ///   - stores: Those whose items stand on the page, as their rows have ids too.
  init(by settings: SiteSettings, besideItemsOf stores: Set<StoreName> = []) {
    isASCII = settings.hasASCIISlugs
    reserved =
      [Self.introductionPrefix, OwnerMarkdown.themePrefix] + stores.map { "\($0.text)-" }
  }

  /// The slug of the label: `a`, `0-9` for `#`; `section-N` where that is empty, taken or like
  /// the id of something else, N counting the sections of the page from 1.
  ///
  /// No slug has a `_`, which stands before the headings of notes.
  mutating func next(for label: SectionLabel) -> String {
    count += 1
    if let plain = plain(label), !reserved.contains(where: plain.hasPrefix),
      used.insert(plain).inserted
    {
      return plain
    }
    var number = count
    while !used.insert("section-\(number)").inserted { number += 1 }
    return "section-\(number)"
  }

  private func plain(_ label: SectionLabel) -> String? {
    switch label {
    case .pinned: "pinned"
    case .number: "0-9"
    case .letter(let text), .word(let text): Slug(text, isASCII: isASCII)?.text
    case .kind(let kind): Slug(kind.word, isASCII: isASCII)?.text
    case .year(let year): String(year)
    case .decade(let year): Slug("\(year)s")?.text
    case .missing: "unknown"
    case .everything: "entries"
    }
  }
}
