import Diagnostics
import Indexing
import Items
import QueryFiles
import Testing

/// Indexes of items, by each field.
struct ItemIndexTests {
  private static let items: [CuratedItem] = [
    item("1", "One", .song, by: "Metallica", in: "The Album", genre: "Metal", year: 1988),
    item("2", "Enter Sandman", .song, by: "Metallica", in: "Metallica", genre: "Metal", year: 1991),
    item("3", "Éclair", .podcast, by: "The Cure", genre: "Arts", year: 2001),
    item("4", nil, .other("ringtone")),
    item("5", "Zoo", .album, by: "Aha", genre: "Ärzte", year: 1985, pinned: true),
    item("6", "1984", .book, by: "The Cure", in: "The Album", year: 1949),
  ]

  private static func item(
    _ id: String, _ title: String?, _ kind: Kind, by creator: String? = nil,
    in collection: String? = nil, genre: String? = nil, year: Int? = nil, pinned: Bool = false
  ) -> CuratedItem {
    let id = ItemID(store: StoreName("itunes"), value: id)
    var item = Item(id: id, kind: kind, title: title)
    item.creators = creator.map { [Item.Creator(name: $0), Item.Creator(name: "Zed")] } ?? []
    item.collection = collection.map { Item.Collection(name: $0) }
    item.genres = genre.map { [$0, "Other"] } ?? []
    item.released = year.flatMap { PartialDate(year: $0) }
    var curation = Curation(id: Placed(id, at: Place(file: "q.md", line: 1, column: 1)))
    curation.isPinned = pinned
    return CuratedItem(item: item, curation: curation)
  }

  private func index(
    by field: IndexSettings.Field, _ settings: IndexSettings = IndexSettings(),
    creators: [SiteSettings.CreatorSettings] = []
  ) -> SectionedIndex<CuratedItem> {
    Shelf(settings: settings).indexer.index(
      Self.items, by: .init(by: field, creators: creators, kindName: { $0.word }))
  }

  @Test(
    "sections and order",
    arguments: [
      (.title, "pinned: 5 · #: 4, 6 · E: 3, 2 · O: 1"),
      (.creator, "pinned: 5 · M: 2, 1 · T: 6, 3 · missing: 4"),
      (.collection, "pinned: 5 · M: 2 · T: 6, 1 · missing: 4, 3"),
      (.kind, "pinned: 5 · book: 6 · podcast: 3 · ringtone: 4 · song: 2, 1"),
      (.genre, "pinned: 5 · Arts: 3 · Metal: 2, 1 · missing: 4, 6"),
      (.year, "pinned: 5 · 1949: 6 · 1988: 1 · 1991: 2 · 2001: 3 · missing: 4"),
      (.none, "pinned: 5 · everything: 1, 2, 3, 4, 6"),
    ] as [(IndexSettings.Field, String)])
  func ascending(field: IndexSettings.Field, text: String) {
    let index = index(by: field)
    #expect(index.text(\.id.value) == text)
    #expect(index.count == Self.items.count)
  }

  @Test(
    "descending reverses the sections and what stands in them, not the pinned and the missing",
    arguments: [
      (.title, "pinned: 5 · O: 1 · E: 2, 3 · #: 6, 4"),
      (.collection, "pinned: 5 · T: 1, 6 · M: 2 · missing: 3, 4"),
      (.year, "pinned: 5 · 2001: 3 · 1991: 2 · 1988: 1 · 1949: 6 · missing: 4"),
      (.none, "pinned: 5 · everything: 6, 4, 3, 2, 1"),
    ] as [(IndexSettings.Field, String)])
  func descending(field: IndexSettings.Field, text: String) {
    #expect(index(by: field, IndexSettings(order: .descending)).text(\.id.value) == text)
  }

  @Test("the bar of letters has the empty ones, that of values only its sections")
  func bars() {
    #expect(
      index(by: .creator).barText
        == "pinned1 A B C D E F G H I J K L M2 N O P Q R S T2 U V W X Y Z missing1")
    #expect(
      index(by: .title, IndexSettings(order: .descending)).barText
        == "pinned1 Z Y X W V U T S R Q P O1 N M L K J I H G F E2 D C B A #2")
    #expect(index(by: .year).barText == "pinned1 19491 19881 19911 20011 missing1")
    #expect(index(by: .none).bar.isEmpty)
  }

  @Test("creators and collections lose their articles, and the site says what to file them as")
  func creatorNames() {
    let ignoring = IndexSettings(articles: .ignore)
    #expect(
      index(by: .creator, ignoring).text(\.id.value)
        == "pinned: 5 · C: 6, 3 · M: 2, 1 · missing: 4")
    #expect(
      index(by: .collection, ignoring).text(\.id.value)
        == "pinned: 5 · A: 6, 1 · M: 2 · missing: 4, 3")
    var cure = SiteSettings.CreatorSettings(
      name: Placed("The Cure", at: Place(file: "site.yml", line: 1, column: 1)))
    cure.sortAs = "The Smith"
    #expect(
      index(by: .creator, ignoring, creators: [cure]).text(\.id.value)
        == "pinned: 5 · M: 2, 1 · T: 6, 3 · missing: 4")
  }

  @Test("kinds are in order of their names in the language, not of their words")
  func kindNames() {
    let names: [Kind: String] = [.song: "Ärie", .book: "Zebra", .podcast: "Arie"]
    let rules = Indexer.ItemRules(by: .kind, kindName: { names[$0] ?? "middle" })
    let index = Shelf(language: "sv").indexer.index(Self.items, by: rules)
    #expect(index.text(\.id.value) == "pinned: 5 · podcast: 3 · ringtone: 4 · book: 6 · song: 2, 1")
  }

  @Test("between equal titles the creator decides, a missing one last, then the id")
  func ties() {
    let items = [
      Self.item("9", "Same", .song), Self.item("7", "Same", .song, by: "B"),
      Self.item("8", "Same", .song, by: "B"), Self.item("6", "Same", .song, by: "C"),
      Self.item("10", "Same", .song),
    ]
    let rules = Indexer.ItemRules(by: .title, kindName: \.word)
    #expect(Shelf().indexer.index(items, by: rules).text(\.id.value) == "S: 7, 8, 6, 10, 9")
  }

  @Test(
    "nothing makes an index without sections and without a bar",
    arguments: IndexSettings.Field.allCases)
  func nothing(field: IndexSettings.Field) {
    let index = Shelf().indexer.index([], by: .init(by: field, kindName: \.word))
    #expect(index.sections.isEmpty)
    #expect(index.bar.isEmpty)
  }

  @Test("years of any size are in order")
  func years() {
    let years = [Int.max, -1, 0, Int.min, 2024]
    let index = Shelf().indexer.values(
      years, value: { .year($0) }, filing: { Filing(name: nil, id: String($0)) })
    #expect(index.sections.map(\.label) == years.sorted().map { .year($0) })
  }
}
