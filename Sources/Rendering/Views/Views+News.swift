import Indexing
import Items
import Pages

extension Views {
  static let news = View<NewsPage>.page(
    "news",
    [
      .text("about", "What the page tells, in a sentence.") { page, edition in
        edition.phrases.about(.news)
      },
      .flag("has-news", "Whether a fetch has seen a change yet.") { page, _ in !page.days.isEmpty },
      .record("date", shownDate, "The newest day.") { page, _ in
        ShownDate(day: page.days.first?.date)
      },
      .records("days", newsDay, "The days, the newest first.") { page, _ in page.days },
      .flag("limited", "Whether older or further news are left out.") { page, _ in page.isCut },
      .records("catalogs", recordedCatalog, "While there are no days: the catalogs.") { page, _ in
        page.catalogs
      },
    ])

  static let newsDay = View<NewsPage.Day>(
    "day",
    [
      .text("id", "The day's id on the page.") { day, _ in day.anchor },
      .record("date", shownDate, "The day.") { day, _ in ShownDate(day: day.date) },
      .records("groups", newsGroup, "What was added, changed its price, went.") { day, _ in
        day.groups
      },
    ])

  static let newsGroup = View<NewsPage.Group>(
    "group of news",
    [
      .text("title", "What became of its items.") { group, edition in
        edition.phrases.topic(group.topic)
      },
      .records("rows", newsRow, "The items.") { group, _ in
        group.rows.map { NewsListing(row: $0, topic: group.topic) }
      },
    ])

  static let newsRow = View<NewsListing>(
    "row of news",
    [
      .text("title", "The owner's title, else the store's, else the word for none.") {
        listing, edition in listing.row.item.title ?? edition.phrases["untitled"]
      },
      .text("href", "The item's page; absent when it has none.") { listing, edition in
        listing.row.address.map(edition.href)
      },
      .record("art", art, "Its picture.") { listing, edition in
        Art(
          of: listing.row.item, letter: listing.row.letter, in: .row, addresses: edition.addresses)
      },
      .flag("tall", "Whether its cover is upright.") { listing, _ in
        listing.row.item.item.kind.isUpright
      },
      .records("creators", listed, "Its creators; none where none is named.") { listing, _ in
        ListedName.all(listing.row.item.item.creators.map(\.name))
      },
      .records("catalogs", listed, "The catalogs that tell it, with their pages.") {
        listing, edition in
        ListedName.all(
          listing.row.catalogs.map { ($0.title, edition.addresses.href($0.target)) })
      },
      .flag("gone", "Whether it is no longer found.") { listing, _ in listing.topic == .gone },
      .record("price", price, "What it costs, where it was added.") { listing, _ in
        guard listing.topic == .added else { return nil }
        return listing.row.item.item.price.map { ($0, nil) }
      },
      .record("change", priceChange, "What became of its price, where that is the news.") {
        listing, _ in listing.row.price
      },
      .record("link", storeLink, "The way to the store, or where the owner leads.") {
        listing, edition in listing.links(in: edition).link
      },
      .record("store-link", storeLink, "The way to the store behind a link of the owner's.") {
        listing, edition in listing.links(in: edition).stores
      },
    ])

  static let priceChange = View<PriceChange>(
    "change of price",
    [
      .text("before", "The price before, or the words for none.") { change, edition in
        edition.phrases.price(orNone: change.from)
      },
      .text("after", "The price after, or the words for none.") { change, edition in
        edition.phrases.price(orNone: change.to)
      },
      .text("sign", "An arrow up or down, where the prices can be compared.") { change, _ in
        change.sign
      },
    ])

  static let recordedCatalog = View<NewsPage.Recorded>(
    "recorded catalog",
    [
      .text("title", "The catalog's title.") { catalog, _ in catalog.title },
      .text("href", "Its address.") { catalog, edition in edition.href(catalog.address) },
      .record("date", shownDate, "The day of its newest data; absent while there are none.") {
        catalog, _ in ShownDate(day: catalog.date)
      },
    ])
}

/// A row of news together with what its group says.
struct NewsListing: Sendable {
  let row: NewsPage.Row
  let topic: NewsTopic

  func links(in edition: Edition) -> (link: StoreLabel?, stores: StoreLabel?) {
    StoreLabel.main(of: row.item, onPage: Address.news.name, in: edition)
  }
}

extension PriceChange {
  /// `nil` between different currencies and equal amounts, and from or to no price.
  var sign: String? {
    guard let from, let to, from.micros != to.micros,
      from.isFree || to.isFree || from.currency == to.currency
    else {
      return nil
    }
    return to.micros > from.micros ? "↑" : "↓"
  }
}
