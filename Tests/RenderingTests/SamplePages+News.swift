import Indexing
import Items
@testable import Pages

// Pages and feeds of what became different.
extension SamplePages {
  static let news = NewsPage(
    heading: newsHeading(stores: [SampleItems.apple, SampleItems.omdb]),
    days: [
      NewsPage.Day(
        date: "2022-05-07",
        groups: [
          NewsPage.Group(
            topic: .added,
            rows: [newsRow(SampleItems.bohemianRhapsody), newsRow(SampleItems.film, ["queens"])]),
          NewsPage.Group(
            topic: .price,
            rows: [
              newsRow(
                SampleItems.app, price: PriceChange(from: price(1_990_000), to: price(990_000))),
              newsRow(
                SampleItems.trapQueenClean, price: PriceChange(from: price(690_000), to: nil)),
            ]),
          NewsPage.Group(
            topic: .gone,
            rows: [newsRow(SampleItems.hostile, hasPage: false), newsRow(SampleItems.untitled)]),
        ]),
      NewsPage.Day(
        date: "2022-04-30",
        groups: [NewsPage.Group(topic: .added, rows: [newsRow(SampleItems.book)])]),
    ], isCut: true, catalogs: [])

  static let noNews = NewsPage(
    heading: newsHeading(stores: []), days: [], isCut: false,
    catalogs: [
      NewsPage.Recorded(
        title: "Queens & Radio Heads", address: Address("queens/"), date: "2022-05-07"),
      NewsPage.Recorded(title: "Slow Cinema", address: Address("slow-cinema/"), date: nil),
    ])

  static let prices = PriceHistory(
    steps: [
      PriceHistory.Step(day: nil, price: price(1_290_000)),
      PriceHistory.Step(day: "2022-05-07", price: price(690_000)),
      PriceHistory.Step(day: "2022-06-01", price: nil),
      PriceHistory.Step(day: "2022-06-11", price: price(990_000)),
    ], end: "2022-08-15")

  static func price(_ micros: Int) -> Price? { Price(micros: micros, currency: "USD") }

  private static func newsHeading(stores: [StoreName]) -> PageHeading {
    PageHeading(
      address: .news, title: "", language: "en", crumbs: [homeCrumb], stores: stores)
  }

  private static func newsRow(
    _ item: Item, _ catalogs: [String] = [], price: PriceChange? = nil, hasPage: Bool = true
  ) -> NewsPage.Row {
    let row = row(item)
    return NewsPage.Row(
      item: row.entry, address: hasPage ? row.address : nil, letter: row.letter, price: price,
      catalogs: (["A Mixed <Shelf>"] + catalogs).map {
        NamedLink(title: $0, target: Target(Address("\($0.prefix(5))/")))
      })
  }
}
