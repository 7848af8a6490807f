import Diagnostics
import Indexing
import Items
import QueryFiles

/// Items of several stores, and a query that has them.
enum Works {
  static let searches = Query(
    name: "q", place: Place(file: "Queries/q.md", line: 1, column: 1), title: "Q", searches: [])

  static func id(_ text: String) -> ItemID {
    ItemID(text) ?? ItemID(store: StoreName("itunes"), value: text)
  }

  /// A book called Dune, of 1999, unless a test says otherwise.
  static func item(
    _ id: String, _ title: String? = "Dune", _ kind: Kind = .book,
    by creators: [String] = ["A. Writer"],
    _ year: Int? = 1999, codes: WorkCode..., change: (inout Item) -> Void = { _ in }
  ) -> Item {
    var item = Item(id: Self.id(id), kind: kind, title: title)
    item.creators = creators.map { Item.Creator(name: $0) }
    item.released = year.flatMap { PartialDate(year: $0) }
    item.codes = codes
    change(&item)
    return item
  }

  static func curation(
    _ id: String, line: Int = 1, _ change: (inout Curation) -> Void
  ) -> Curation {
    var curation = Curation(
      id: Placed(Self.id(id), at: Place(file: "Queries/q.md", line: line, column: 3)))
    change(&curation)
    return curation
  }

  /// The rows, each as the ids that share it: `itunes:1+omdb:tt1 itunes:2`.
  static func rows(_ items: [Item], gone: [Item] = [], by query: Query = searches) -> String {
    CuratedItems(items, gone: gone, by: query).items.map { entry in
      ([entry.id] + entry.twins.map(\.id)).map(\.text).joined(separator: "+")
    }.joined(separator: " ")
  }
}
