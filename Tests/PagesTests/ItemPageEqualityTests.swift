import Indexing
import Items
import QueryFiles
import Testing

@testable import Pages

/// Two pages of an item are equal when all that they say is.
@Suite struct ItemPageEqualityTests {
  private static let songs = [
    IndexedSite.song(1, "Mia", by: "Anna", genres: ["Rock"], year: 1984),
    IndexedSite.song(2, "Nora", by: "Anna"),
  ]

  private static let atAnotherStore = ItemID(store: StoreName("omdb"), value: "tt1")

  /// A catalog of one song.
  private static func other(by creator: String) -> (name: String, items: [CuratedItem]) {
    ("b", [CuratedItem(item: IndexedSite.song(3, "Olga", by: creator))])
  }

  /// The page of the first song.
  private func page(_ items: [Item] = songs, _ change: (inout IndexedSite) -> Void = { _ in })
    throws -> ItemPage
  {
    var site = IndexedSite(catalogs: [("a", items)])
    change(&site)
    return try #require(
      site.pages().compactMap { if case .item(let page) = $0 { page } else { nil } }
        .first { $0.entry.id == IndexedSite.id(1) })
  }

  @Test("pages that are made twice of the same are equal, whatever else there is on the site")
  func equal() throws {
    #expect(try page() == page())
    #expect(
      try page() == page { $0.catalogs.append(Self.other(by: "Ida")) })
  }

  @Test("a change of what is said of the item, of its neighbour, or of where its creator stands")
  func different() throws {
    let one = try page()
    #expect(try one != page { $0.curate(1) { $0.tags = ["red"] } })
    #expect(try one != page { $0.curate(1) { $0.title = "Pia" } })
    #expect(try one != page { $0.curate(2) { $0.title = "Pia" } })
    #expect(try one != page { $0.catalogs[0].name = "b" })
    #expect(try one != page(Array(Self.songs.prefix(1))))
    #expect(
      try one
        != page {
          let twin = Fold.Twin(
            item: Item(id: Self.atAnotherStore, kind: .song, title: "Mia"), rule: .title)
          let fold = Fold(leader: Self.songs[0], twins: [twin])
          $0.catalogs[0].items[0] = CuratedItem(fold)
        })
    // Two names with one slug are told apart.
    #expect(
      try one != page { $0.catalogs.append(Self.other(by: "ANNA")) })
  }

  @Test("a new property of the page has to be compared too")
  func comparesAll() throws {
    #expect(
      Mirror(reflecting: try page()).children.compactMap(\.label) == [
        "heading", "entry", "letter", "twins", "note", "tags", "date", "notch", "catalogs",
        "previous",
        "next", "indexes",
      ], "Compare it in 'ItemPage.==', then name it here.")
  }
}
