import Indexing
import Items
import QueryFiles
import Testing

/// What counts as the same work in several stores.
@Suite struct WorkGroupTests {
  private static let isbn = WorkCode.isbn("9780441172719")

  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let one: Item
    let other: Item
    let isOneWork: Bool

    init(_ description: String, _ one: Item, _ other: Item, isOneWork: Bool) {
      testDescription = description
      self.one = one
      self.other = other
      self.isOneWork = isOneWork
    }
  }

  private static let same: [Pair] = [
    Pair(
      "an ISBN in common, whatever the titles", Works.item("itunes:1", "Dune", codes: isbn),
      Works.item("google-books:a", "Dune: A Novel", by: [], nil, codes: isbn), isOneWork: true),
    Pair(
      "an id of IMDb in common", Works.item("itunes:1", "Heat", .movie, codes: .imdb("tt0113277")),
      Works.item("omdb:tt0113277", "Heat!", .movie, codes: .imdb("tt0113277")), isOneWork: true),
    Pair(
      "a bar code in common, with zeros before it or not",
      Works.item("itunes:1", "One", .album, codes: .barcode(digits: "720642462928")),
      Works.item("disco:1", "Two", .album, codes: .barcode(digits: "0720642462928")),
      isOneWork: true),
    Pair(
      "title, creator and year", Works.item("itunes:1"), Works.item("google-books:a"),
      isOneWork: true),
    Pair(
      "a book and an e-book", Works.item("itunes:1", "Dune", .ebook),
      Works.item("google-books:a", "Dune", .book), isOneWork: true),
    Pair(
      "case, accents and punctuation differ",
      Works.item("itunes:1", "Pokémon: Let’s Go — Part 1!", by: ["Émile Zola"]),
      Works.item("google-books:a", "POKEMON Let's go, part 1", by: ["Emile  Zola"]),
      isOneWork: true),
    Pair(
      "two creators in one text or in two, in any order",
      Works.item("itunes:1", "Good Omens", by: ["Terry Pratchett & Neil Gaiman"]),
      Works.item("google-books:a", "Good Omens", by: ["Neil Gaiman", "Terry Pratchett"]),
      isOneWork: true),
    Pair(
      "a subtitle of its own or in the title", Works.item("itunes:1", "Dune: A Novel"),
      Works.item("google-books:a", "Dune") { $0.subtitle = "A novel" }, isOneWork: true),
    Pair(
      "explicit here, unmarked there",
      Works.item("itunes:1", "One", .album) { $0.explicitness = .explicit },
      Works.item("disco:1", "One", .album), isOneWork: true),
  ]

  private static let different: [Pair] = [
    Pair("one store", Works.item("itunes:1"), Works.item("itunes:2"), isOneWork: false),
    Pair(
      "one store, an ISBN in common", Works.item("itunes:1", codes: isbn),
      Works.item("itunes:2", codes: isbn), isOneWork: false),
    Pair(
      "a film and its soundtrack", Works.item("omdb:tt1", "Heat", .movie),
      Works.item("itunes:2", "Heat", .album), isOneWork: false),
    Pair(
      "a song and its album", Works.item("disco:1", "One", .song),
      Works.item("itunes:2", "One", .album), isOneWork: false),
    Pair(
      "a book and an audiobook, of one number even", Works.item("google-books:1", codes: isbn),
      Works.item("itunes:2", "Dune", .audiobook, codes: isbn), isOneWork: false),
    Pair(
      "a series and its season", Works.item("omdb:tt1", "Lost", .tvSeries),
      Works.item("itunes:2", "Lost", .tvSeason), isOneWork: false),
    Pair(
      "another year", Works.item("omdb:tt1", "Dune", .movie, 1984),
      Works.item("itunes:2", "Dune", .movie, 2021), isOneWork: false),
    Pair(
      "no year", Works.item("omdb:tt1", "Dune", .movie, nil),
      Works.item("itunes:2", "Dune", .movie, nil), isOneWork: false),
    Pair(
      "no creator", Works.item("omdb:tt1", "Dune", .movie, by: []),
      Works.item("itunes:2", "Dune", .movie, by: []), isOneWork: false),
    Pair(
      "another creator", Works.item("omdb:tt1", "Dune", .movie, by: ["David Lynch"]),
      Works.item("itunes:2", "Dune", .movie, by: ["Denis Villeneuve"]), isOneWork: false),
    Pair(
      "words of an edition", Works.item("disco:1", "Nevermind", .album),
      Works.item("itunes:2", "Nevermind (Deluxe Edition)", .album), isOneWork: false),
    Pair(
      "a mark with a meaning", Works.item("google-books:1", "Learning C"),
      Works.item("itunes:2", "Learning C#"), isOneWork: false),
    Pair(
      "another mark", Works.item("google-books:1", "Learning C"),
      Works.item("itunes:2", "Learning C++"), isOneWork: false),
    Pair(
      "no letter in the titles", Works.item("disco:1", "?", .album),
      Works.item("itunes:2", "!", .album), isOneWork: false),
    Pair(
      "no titles", Works.item("disco:1", nil, .album), Works.item("itunes:2", nil, .album),
      isOneWork: false),
    Pair(
      "IT-31 an explicit and a cleaned edition",
      Works.item("disco:1", "One", .album) { $0.explicitness = .explicit },
      Works.item("itunes:2", "One", .album) { $0.explicitness = .cleaned }, isOneWork: false),
  ]

  @Test(arguments: same + different)
  func isOneWork(_ pair: Pair) {
    let (one, other) = (pair.one.id.text, pair.other.id.text)
    #expect(Works.rows([pair.one, pair.other]) == one + (pair.isOneWork ? "+" : " ") + other)
    #expect(Works.rows([pair.other, pair.one]) == other + (pair.isOneWork ? "+" : " ") + one)
  }

  @Test("the first item leads, at its place, and the reasons are told")
  func leader() throws {
    let items = [
      Works.item("itunes:9", "Other"), Works.item("itunes:1", "Dune", .ebook, codes: Self.isbn),
      Works.item("google-books:a", "Dune (1999)", codes: Self.isbn), Works.item("shop:7"),
    ]
    #expect(Works.rows(items) == "itunes:9 itunes:1+google-books:a+shop:7")
    let row = try #require(CuratedItems(items, by: Works.searches).items.last)
    #expect(row.fold?.twins.map(\.rule) == [.code(Self.isbn), .title])
    #expect(row.fold?.leader == items[1])
  }

  @Test("numbers go before titles, wherever the items stand")
  func numbersFirst() {
    let items = [
      Works.item("google-books:a", "Dune", codes: Self.isbn), Works.item("itunes:1"),
      Works.item("itunes:2", "Dune (Kindle)", codes: Self.isbn),
    ]
    #expect(Works.rows(items) == "google-books:a+itunes:2 itunes:1")
  }

  @Test("of several that fit, each store's next joins the first that lacks it")
  func several() {
    let items = [
      Works.item("itunes:1"), Works.item("itunes:2"), Works.item("google-books:a"),
      Works.item("google-books:b"), Works.item("google-books:c"),
    ]
    #expect(
      Works.rows(items) == "itunes:1+google-books:a itunes:2+google-books:b google-books:c")
  }

  @Test("works that a number joins are joined whole, or not at all")
  func wholeWorks() {
    let other = WorkCode.barcode(digits: "12345678")
    let items = [
      Works.item("itunes:1", "A", codes: Self.isbn), Works.item("shop:1", "B", codes: other),
      Works.item("google-books:a", "C", codes: Self.isbn, other),
      Works.item("shop:2", "A"),
    ]
    #expect(Works.rows(items) == "itunes:1+shop:1+google-books:a shop:2")
  }

  @Test("IT-31 explicit and cleaned editions each find their own twin")
  func editions() {
    func album(_ id: String, _ explicitness: Item.Explicitness) -> Item {
      Works.item(id, "One", .album) { $0.explicitness = explicitness }
    }
    #expect(
      Works.rows([
        album("itunes:1", .explicit), album("itunes:2", .cleaned), album("disco:1", .cleaned),
        album("disco:2", .explicit),
      ]) == "itunes:1+disco:2 itunes:2+disco:1")
  }

  @Test("'merge: off' keeps all apart")
  func off() {
    var query = Works.searches
    query.isMerged = false
    #expect(
      Works.rows([Works.item("itunes:1"), Works.item("google-books:a")], by: query)
        == "itunes:1 google-books:a")
  }

  @Test("tens of thousands of one title take no longer than others", .timeLimit(.minutes(1)))
  func many() {
    let items = (0..<20_000).map { Works.item($0 % 2 == 0 ? "itunes:\($0)" : "shop:\($0)") }
    #expect(CuratedItems(items, by: Works.searches).items.count < items.count)
  }
}
