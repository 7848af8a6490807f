import Diagnostics
import Indexing
import Items
import QueryFiles
import Testing

struct CurationTests {
  private static func id(_ value: String) -> ItemID {
    ItemID(store: StoreName("itunes"), value: value)
  }

  private static func placed(_ value: String, line: Int = 1) -> Placed<ItemID> {
    Placed(id(value), at: Place(file: "Queries/q.md", line: line, column: 3))
  }

  private static func kind(_ name: String) -> HideRule {
    .kind(Placed(name, at: Place(file: "Queries/q.md", line: 1, column: 3)))
  }

  private static let items: [Item] = [
    item("1", "One (Karaoke Version)", .song, by: ["Metallica"]),
    item("2", "Café del Mar", .tvEpisode, by: ["Guns N’ Roses", "Björk"]),
    item("3", "Three", .ebook, by: [], explicit: true),
    item("4", nil, .audiobook, by: ["Aha"]),
    item("1", "One again", .song, by: []),
  ]

  private static func item(
    _ value: String, _ title: String?, _ kind: Kind, by creators: [String], explicit: Bool = false
  ) -> Item {
    var item = Item(id: id(value), kind: kind, title: title)
    item.creators = creators.map { Item.Creator(name: $0) }
    item.explicitness = explicit ? .explicit : nil
    return item
  }

  private func query(hide: [HideRule] = [], limit: Int? = nil, items: [Curation] = []) -> Query {
    var query = Query(
      name: "q", place: Place(file: "Queries/q.md", line: 1, column: 1), title: "Q", searches: [])
    query.hide = hide
    query.limit = limit
    query.curations = items
    return query
  }

  private func shown(_ query: Query) -> String {
    CuratedItems(Self.items, by: query).items.map(\.id.value).joined(separator: " ")
  }

  @Test("without a word of the owner all are shown, each id once, in the store's order")
  func all() {
    #expect(shown(query()) == "1 2 3 4")
    #expect(CuratedItems(Self.items, by: query()).items.first?.title == "One (Karaoke Version)")
  }

  @Test(
    "rules hide, ignoring case, accents and curly quotes",
    arguments: [
      (.titleContains("karaoke"), "2 3 4"), (.titleContains("CAFE"), "1 3 4"),
      (.titleContains("Café"), "1 3 4"), (.titleContains("missing"), "1 2 3 4"),
      (.titleContains("\u{301}"), "1 2 3 4"), (.titleContains(""), "1 2 3 4"),
      (.creatorContains("guns n'"), "1 3 4"), (.creatorContains("bjork"), "1 3 4"),
      (kind("TV Episode"), "1 3 4"), (kind("tv-episode"), "1 3 4"), (kind("e-book"), "1 2 4"),
      (kind("Audio Book"), "1 2 3"), (kind("SONG"), "2 3 4"), (kind("book"), "1 2 3 4"),
      (kind("Songs"), "2 3 4"), (kind("E-Books"), "1 2 4"),
      (.explicit, "1 2 4"), (.id(placed("2")), "1 3 4"),
    ] as [(HideRule, String)])
  func hides(rule: HideRule, left: String) {
    #expect(shown(query(hide: [rule])) == left)
  }

  @Test("a rule for a kind that there is not is told; one that no item has now is not")
  func unknownKinds() {
    let rules = ["sonng", "song", "Magazine", "feature"].map { Self.kind($0) }
    let curated = CuratedItems(Self.items, by: query(hide: rules))
    #expect(curated.unknownKinds.map(\.value) == ["sonng", "feature"])
    let features = [Self.item("5", "Five", .other("Feature"), by: [])]
    #expect(CuratedItems(features, by: query(hide: rules)).unknownKinds.map(\.value) == ["sonng"])
  }

  @Test("hidden items make room within the limit, pinned ones take it")
  func limit() {
    var hidden = Curation(id: Self.placed("2"))
    hidden.isHidden = true
    var pinned = Curation(id: Self.placed("4"))
    pinned.isPinned = true
    #expect(shown(query(limit: 2, items: [hidden, pinned])) == "1 3")
    #expect(shown(query(limit: 3, items: [hidden, pinned])) == "1 3 4")
    #expect(shown(query(limit: 0)) == "")
    #expect(shown(query(limit: -1)) == "")
    #expect(shown(query(limit: Int.max)) == "1 2 3 4")
  }

  @Test("the owner's title and pin reach the item, and its title is what rules see")
  func titles() throws {
    var curation = Curation(id: Self.placed("1"))
    curation.title = "Renamed"
    curation.isPinned = true
    let query = query(hide: [.titleContains("karaoke")], items: [curation])
    let first = try #require(CuratedItems(Self.items, by: query).items.first)
    #expect(first.title == "Renamed")
    #expect(first.isPinned)
  }

  @Test("ids that no store returned are reported at their first place, in the file's order")
  func absent() {
    let query = query(
      hide: [.id(Self.placed("8", line: 9)), .explicit, .id(Self.placed("9", line: 10))],
      items: [Curation(id: Self.placed("9", line: 5)), Curation(id: Self.placed("1", line: 6))])
    let absent = CuratedItems(Self.items, by: query).absent
    #expect(absent == [Self.placed("9", line: 5), Self.placed("8", line: 9)])
  }
}
