import Diagnostics
import Indexing
import Items
import QueryFiles
import Testing

/// What the owner says of a work that several stores have, and of one that is gone.
@Suite struct FoldedCurationTests {
  private static let items = [
    Works.item("google-books:a", "Dune") { item in
      item.genres = ["Fiction"]
      item.price = Price(micros: 9_990_000, currency: "USD")
      item.links = [Item.StoreLink(label: "google-books", address: "https://example.org/a")]
    },
    Works.item("itunes:1", "DUNE", .ebook) { item in
      item.genres = ["Science Fiction"]
      item.artwork = Artwork(address: "https://example.org/dune.jpg")
      item.price = Price(micros: 5_000_000, currency: "EUR")
      item.facts = [Fact(.pages, .number(412))]
    },
    Works.item("itunes:2", "Emma", .ebook),
  ]

  private func query(hide: [HideRule] = [], _ curations: Curation...) -> Query {
    var query = Works.searches
    query.hide = hide
    query.curations = curations
    return query
  }

  @Test("the first gives title, place and what it has; gaps are filled; prices stay apart")
  func filling() throws {
    let row = try #require(CuratedItems(Self.items, by: Works.searches).items.first)
    #expect(row.title == "Dune")
    #expect(row.item.kind == .book)
    #expect(row.item.genres == ["Fiction"])
    #expect(row.item.artwork?.address == "https://example.org/dune.jpg")
    #expect(row.item.facts.map(\.name) == [.pages])
    #expect(row.item.price?.currency == "USD")
    #expect(row.twins.map(\.price?.currency) == ["EUR"])
    #expect(row.record == Self.items[0])
  }

  @Test("a price is not filled: it belongs to a store")
  func noPrice() throws {
    var items = Self.items
    items[0].price = nil
    let row = try #require(CuratedItems(items, by: Works.searches).items.first)
    #expect(row.item.price == nil)
  }

  @Test("words under any of the ids count", arguments: ["google-books:a", "itunes:1"])
  func anyID(_ id: String) throws {
    let words = Works.curation(id) { curation in
      curation.title = "Dune!"
      curation.isPinned = true
      curation.tags = ["sand"]
    }
    let curated = CuratedItems(Self.items, by: query(words))
    #expect(curated.items.map(\.title) == ["Dune!", "Emma"])
    #expect(curated.items.first?.isPinned == true)
    #expect(curated.items.first?.tags == ["sand"])
    #expect(curated.absent.isEmpty)
  }

  @Test("hiding any of the ids hides the work", arguments: ["google-books:a", "itunes:1"])
  func hiding(_ id: String) {
    let hidden = Works.curation(id) { $0.isHidden = true }
    #expect(Works.rows(Self.items, by: query(hidden)) == "itunes:2")
    let rule = HideRule.id(Works.curation(id) { _ in }.id)
    #expect(Works.rows(Self.items, by: query(hide: [rule])) == "itunes:2")
  }

  @Test("what a rule meets is gone before works are put together")
  func rules() {
    let rule = HideRule.kind(Placed("ebook", at: Place(file: "Queries/q.md")))
    #expect(Works.rows(Self.items, by: query(hide: [rule])) == "google-books:a")
  }

  @Test("'limit' counts works")
  func limit() {
    var two = Works.searches
    two.limit = 2
    #expect(Works.rows(Self.items, by: two) == "google-books:a+itunes:1 itunes:2")
  }

  @Test("of two words for one key the leading item's counts, and the other is told")
  func clash() throws {
    let later = Works.curation("itunes:1", line: 5) { curation in
      curation.title = "Arrakis"
      curation.sortAs = "D"
      curation.tags = ["sand", "worms"]
    }
    let first = Works.curation("google-books:a", line: 9) { curation in
      curation.title = "Dune!"
      curation.tags = ["sand"]
    }
    let curated = CuratedItems(Self.items, by: query(later, first))
    let row = try #require(curated.items.first)
    #expect(row.title == "Dune!")
    #expect(row.curation?.sortAs == "D")
    #expect(row.tags == ["sand", "worms"])
    #expect(curated.clashes.map(\.key) == [.title])
    #expect(curated.clashes.first?.winner == first.id)
    #expect(curated.clashes.first?.loser == later.id)
  }

  @Test("the same word twice is no clash, wherever it is written")
  func agreement() {
    let words = zip(["itunes:1", "google-books:a"], 1...).map { id, line in
      Works.curation(id, line: line) { curation in
        curation.title = "Dune!"
        curation.note = MarkdownText(text: "Good.", file: "Queries/q.md", firstLine: line)
      }
    }
    #expect(CuratedItems(Self.items, by: query(words[0], words[1])).clashes.isEmpty)
  }

  @Test("what is gone is shown, at the end of the store's order, where there is a note on it")
  func gone() {
    let gone = ["8", "9"].map { number in
      Works.item("itunes:\(number)", "Gone \(number)").gone(since: "2022-05-07")
    }
    let noted = Works.curation("itunes:9") { curation in
      curation.note = MarkdownText(text: "Was good.", file: "Queries/q.md", firstLine: 1)
    }
    let named = Works.curation("itunes:8") { $0.isPinned = true }
    let curated = CuratedItems(Self.items, gone: gone, by: query(noted, named))
    #expect(curated.items.map(\.id.text) == ["google-books:a", "itunes:2", "itunes:9"])
    #expect(curated.items.map(\.item.goneSince) == [nil, nil, "2022-05-07"])
    #expect(curated.absent.map(\.value.text) == ["itunes:8"])
  }

  @Test("the note on what is gone from one store stands on the work in another")
  func goneTwin() throws {
    let gone = Works.item("itunes:9", "Dune", .ebook).gone(since: "2022-05-07")
    let noted = Works.curation("itunes:9") { curation in
      curation.note = MarkdownText(text: "Was good.", file: "Queries/q.md", firstLine: 1)
    }
    let curated = CuratedItems([Self.items[0]], gone: [gone], by: query(noted))
    let row = try #require(curated.items.first)
    #expect(curated.items.count == 1)
    #expect(row.noteText == "Was good.")
    #expect(row.item.goneSince == nil)
    #expect(row.twins.map(\.goneSince) == ["2022-05-07"])
  }
}
