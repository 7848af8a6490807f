import Indexing
import Items

/// Hands out the element ids of a page's sections, which are also the segments of their pages.
struct SectionNames {
  private var used: Set<String> = []
  private var count = 0

  /// The slug of the label: `a`, `0-9` for `#`; `section-N` where that is empty or taken, N
  /// counting the sections of the page from 1.
  mutating func next(for label: SectionLabel) -> String {
    count += 1
    let plain = Self.plain(label)
    if let plain, used.insert(plain).inserted { return plain }
    var number = count
    while !used.insert("section-\(number)").inserted { number += 1 }
    return "section-\(number)"
  }

  private static func plain(_ label: SectionLabel) -> String? {
    switch label {
    case .pinned: "pinned"
    case .number: "0-9"
    case .letter(let text), .word(let text): Slug(text)?.text
    case .kind(let kind): Slug(kind.word)?.text
    case .year(let year): String(year)
    case .missing: "unknown"
    case .everything: "entries"
    }
  }
}
