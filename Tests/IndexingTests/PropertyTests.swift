import Indexing
import QueryFiles
import Testing

/// What holds for every index of any names in any language.
struct PropertyTests {
  private static let languages = [
    "en", "de", "sv", "da", "hu", "tr", "ja", "ko", "zh", "zh-Hant", "ru", "he", "ar", "th", "xx",
  ]

  @Test("AZ-02 AZ-29 random names keep the rules of an index", arguments: languages)
  func random(language: String) {
    var names = RandomNames(seed: 7)
    for round in 0..<6 {
      let settings = IndexSettings(
        order: round.isMultiple(of: 2) ? .ascending : .descending,
        articles: round.isMultiple(of: 3) ? .ignore : .keep)
      check(names.next(count: 150), Shelf(language: language, settings: settings))
    }
  }

  @Test("a title of a megabyte, marks without end, and a million signs before a letter")
  func long() {
    let names = [
      String(repeating: "Ä", count: 500_000), String(repeating: "9", count: 1_000_000),
      "b" + String(repeating: "\u{301}\u{323}", count: 250_000),
      String(repeating: "…", count: 300_000) + "C", String(repeating: "\u{200B}", count: 300_000),
      "The " + String(repeating: ".", count: 1_000_000),
    ]
    let shelf = Shelf(settings: IndexSettings(articles: .ignore))
    check(names, shelf)
    #expect(shelf.index(names).sections.map(\.label.text) == ["#", "A", "B", "C", "T"])
  }

  @Test("names that differ only after a thousand characters are told apart by id")
  func equalInPart() {
    let head = String(repeating: "a", count: 1_000)
    check([head + "z", head + "b", head], Shelf())
  }

  private func check(_ names: [String], _ shelf: Shelf) {
    let index = shelf.index(names)
    let labels = index.sections.map(\.label)
    #expect(index.count == names.count, "each name stands somewhere")
    #expect(Set(labels).count == labels.count, "each label occurs once")
    #expect(Set(index.bar.map(\.label)).count == index.bar.count)
    #expect(index.bar.filter { $0.count > 0 }.map(\.label) == labels, "the bar is in order")
    #expect(index.bar.filter { $0.count > 0 }.map(\.count) == index.sections.map(\.elements.count))
    #expect(labels.allSatisfy { !$0.text.isEmpty && !$0.text.unicodeScalars.contains("\u{FFFD}") })
    let again = shelf.index(names.reversed())
    #expect(
      again.sections.map(\.elements) == index.sections.map(\.elements), "any order gives the same")
    #expect(again.bar == index.bar)
    // A name finds the same place alone as among others of its scripts.
    for section in index.sections {
      let alone = shelf.index(section.elements)
      #expect(alone.sections.map(\.label) == [section.label])
      #expect(alone.sections.first?.elements == section.elements)
    }
  }
}
