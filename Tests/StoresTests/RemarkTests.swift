import Diagnostics
import Items
import QueryFiles
import Stores
import TestSupport
import Testing

@Suite struct RemarkTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// With a `▶` where the remark points; without one there is none.
    let marked: String
    var found: [Item] = []
    var summary: String?

    init(_ name: String, _ marked: String, _ found: Item..., says summary: String? = nil) {
      testDescription = name
      self.marked = marked
      self.found = found
      self.summary = summary
    }
  }

  private static func item(
    _ store: StoreName = .omdb, _ id: String = "tt1013752", _ title: String = "Fast & Furious",
    _ kind: Kind = .movie, year: Int? = nil, isbn: String? = nil, series: String? = nil
  ) -> Item {
    var item = Item(id: ItemID(store: store, value: id), kind: kind, title: title)
    item.released = year.flatMap { PartialDate(year: $0) }
    item.facts = isbn.map { [Fact(.isbn, .text($0))] } ?? []
    item.collection = series.map { Item.Collection(name: $0) }
    return item
  }

  @Test(arguments: [
    Case("OM-08 the title asked for", "store: omdb\nt: fast and furious", item()),
    Case(
      "OM-08 another title", "store: omdb\nt: ▶Fast", item(),
      says: "Asked for 'Fast', got 'Fast & Furious'."),
    Case("accents do not count", "store: omdb\nt: Amelie", item(.omdb, "tt1", "Amélie")),
    Case("a title of signs", "store: omdb\nt: 9", item(.omdb, "tt0472033", "9")),
    Case(
      "OM-17 another type", "store: omdb\nt: The Boys\ntype: ▶series",
      item(.omdb, "tt1", "The Boys", .movie),
      says: "Asked for the type 'series', got 'The Boys', a movie."),
    Case(
      "OM-17 another year", "store: omdb\nt: The Boys\ny: ▶2026",
      item(.omdb, "tt1190634", "The Boys", .tvSeries, year: 2019),
      says: "Asked for the year 2026, got 'The Boys' of 2019."),
    Case(
      "the episodes of a season", "store: omdb\nt: Lost\nSeason: 1",
      item(.omdb, "tt1", "Pilot", .tvEpisode, series: "Lost")),
    Case(
      "a season of another series", "store: omdb\nt: ▶Lost\nSeason: 1",
      item(.omdb, "tt1", "Pilot", .tvEpisode, series: "Lost in Space"),
      says: "Asked for 'Lost', got 'Lost in Space'."),
    Case("searches bring what they bring", "store: omdb\ns: Fast", item()),
    Case(
      "OM-18 nothing in a year", "store: omdb\nt: That '70s Show\ny: ▶2005",
      says: "Nothing was found for 'That '70s Show' with the year 2005."),
    Case(
      "OM-20 nothing for a part of a word", "store: omdb\ns: ▶Love Adv",
      says: "Nothing was found for 'Love Adv'."),
    Case("ids that are missing are told elsewhere", "store: omdb\ni: tt1013752"),
    Case(
      "IT-20 two results for a bar code", "store: itunes\n▶upc: 720642462928",
      item(.itunes, "1"), item(.itunes, "2"), says: "2 results for upc."),
    Case("one result for a bar code", "store: itunes\nupc: 720642462928", item(.itunes, "1")),
    Case(
      "related objects", "store: itunes\nupc: 720642462928\nentity: song", item(.itunes, "1"),
      item(.itunes, "2")),
    Case(
      "IT-10 nothing with an attribute",
      "store: itunes\nterm: Download\nentity: podcast\n▶attribute: titleTerm",
      says: "Nothing was found for 'Download' with 'attribute: titleTerm'."),
    Case(
      "IT-08 nothing for a word", "store: itunes\nterm: ▶beatles",
      says: "Nothing was found for 'beatles'."),
    Case("nothing for two words", "store: itunes\nterm: xkcd qwertz"),
    Case(
      "GB-20 a book without an ISBN", "store: google-books\nq: ▶isbn:9780306406157",
      item(.googleBooks, "zyTCAlFPjgYC", "The Google story", .book),
      says: "'The Google story' came for the ISBN 9780306406157 but has none: unverified."),
    Case(
      "GB-20 a book with its ISBN", "store: google-books\nq: isbn:9780306406157",
      item(.googleBooks, "zyTCAlFPjgYC", "The Google story", .book, isbn: "9780306406157")),
    Case(
      "books by words", "store: google-books\nq: google",
      item(.googleBooks, "zyTCAlFPjgYC", "The Google story", .book)),
  ])
  func tellsWhatIsDoubtful(_ row: Case) throws {
    let hasMark = row.marked.contains("▶")
    let (text, place) =
      hasMark ? splitMarker(row.marked, file: "Queries/test.md") : (row.marked, nil)
    let search = search(text)
    let store = try #require(StoreRegistry.store(named: search.store.value))
    let remarks = store.remarks(on: row.found, to: search)
    #expect(remarks.map(\.summary) == [row.summary].compactMap(\.self))
    #expect(remarks.first?.place == place)
    #expect(remarks.allSatisfy { $0.severity == .warning && !$0.hints.isEmpty })
  }
}
