import Indexing
import Items
@testable import Pages

// Works that several stores have, and one that a store has no more.
extension SamplePages {
  static let folded = CatalogPage(
    heading: heading(
      "films/", "Films & Books",
      stores: [SampleItems.omdb, SampleItems.apple, SampleItems.google]),
    query: "films", file: "Queries/films.md", state: .filled, introduction: nil,
    countries: [.unitedStates], date: "2022-05-07", count: ItemCount(items: 2, kind: nil),
    creatorCount: 2,
    bar: [entry(.letter("M"), 2, "m", "films/")], hasWordBar: false,
    sections: [
      CatalogPage.Section(
        label: .letter("M"), anchor: "m", count: 2,
        rows: [row(CuratedItem(fold), note: note), row(SampleItems.gone, note: note)])
    ], data: CatalogData.Files(of: Address("films/")))

  /// The first row's other item.
  static let foldedItem: ItemPage = {
    let own = SampleItems.filmAtApple
    return ItemPage(
      heading: PageHeading(
        address: Address(of: own.id), title: own.title ?? "", language: "en",
        crumbs: [homeCrumb, .init(title: "Films & Books", target: Target(Address("films/")))],
        stores: [SampleItems.apple, SampleItems.omdb]),
      entry: CuratedItem(item: own), letter: "M",
      twins: [SampleItems.film, SampleItems.gone], note: note, date: "2022-05-07", notch: nil,
      catalogs: [
        NamedLink(
          title: "Films & Books", target: Target(Address("films/"), fragment: "omdb-tt0770828"))
      ], previous: nil, next: nil)
  }()

  static let fold = Fold(
    leader: SampleItems.film,
    twins: [
      Fold.Twin(item: SampleItems.filmAtApple, rule: .title),
      Fold.Twin(item: SampleItems.gone, rule: .title),
    ])
}

extension SampleItems {
  static let filmAtApple: Item = {
    var item = Item(
      id: ItemID(store: apple, value: "662000000"), kind: .movie, title: "Man of Steel (2013)")
    item.creators = [Item.Creator(name: "Zack Snyder")]
    item.released = PartialDate(year: 2013)
    item.price = Price(micros: 9_990_000, currency: "USD")
    item.listPrice = Price(micros: 14_990_000, currency: "USD")
    item.links = [
      Item.StoreLink(
        label: "apple-tv", address: "https://itunes.apple.com/us/movie/id662000000?at=1010&ct=a",
        isSponsored: true)
    ]
    item.country = CountryCode("US")
    return item
  }()

  static let gone: Item = {
    var item = Item(id: ItemID(store: google, value: "gone1"), kind: .book, title: "Man & Steel")
    item.creators = [Item.Creator(name: "A. Smith")]
    item.released = PartialDate(year: 1907)
    item.price = Price(micros: 1_000_000, currency: "USD")
    item.links = [
      Item.StoreLink(label: "google-books", address: "https://books.google.com/books?id=gone1")
    ]
    return item.gone(since: "2022-05-01")
  }()
}
