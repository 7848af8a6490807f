import Diagnostics
import Items
import QueryFiles
import Testing

@testable import Indexing

/// Two entries are equal when nobody can tell them apart.
@Suite struct CuratedItemEqualityTests {
  private let film = Item(
    id: ItemID(store: StoreName("omdb"), value: "tt1"), kind: .movie, title: "Alien")
  private let filmAtApple = Item(
    id: ItemID(store: StoreName("itunes"), value: "1"), kind: .movie, title: "Alien")

  private var folded: CuratedItem {
    CuratedItem(Fold(leader: film, twins: [Fold.Twin(item: filmAtApple, rule: .title)]))
  }

  @Test("entries of the same are equal, though they are two")
  func equal() {
    #expect(CuratedItem(item: film) == CuratedItem(item: film))
    #expect(folded == folded)
  }

  @Test("another item, other words of the owner, or another store that has the work too")
  func different() {
    let entry = CuratedItem(item: film)
    var curation = Curation(id: Placed(film.id, at: Place(file: "Queries/a.md")))
    curation.title = "The Alien"
    #expect(entry != CuratedItem(item: filmAtApple))
    #expect(entry != CuratedItem(item: film, curation: curation))
    #expect(entry != folded)
  }

  @Test("a new property has to be compared too")
  func comparesAll() {
    #expect(
      Mirror(reflecting: CuratedItem(item: film)).children.compactMap(\.label)
        == ["item", "curation", "fold"], "Compare it in 'CuratedItem.==', then name it here.")
  }
}
