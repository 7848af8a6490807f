import Indexing
import Items
import Pages

extension Views {
  static let item = View<ItemPage>.page(
    "item",
    [
      .text("name", "The owner's title, else the store's, else the word for none.") {
        page, edition in page.name(in: edition.phrases)
      },
      .text("full-title", "The name and its creators, for the window.") { page, edition in
        edition.phrases.list(
          [page.name(in: edition.phrases)] + page.entry.item.creators.map(\.name))
      },
      .text("summary", "A sentence for search engines, unless the page has a description.") {
        page, edition in page.summary(in: edition.phrases)
      },
      .text("subtitle", "The store's subtitle.") { page, _ in page.entry.item.subtitle },
      .text("kind", "Its kind.") { page, edition in edition.phrases.kind(page.entry.item.kind) },
      .text("kind-page", "The page of all that are of this kind.") { page, edition in
        page.indexes[.kind, .kind(page.entry.item.kind)].map(edition.href)
      },
      .text(
        "search-filter",
        "What the search over the whole site narrows by: the index of kinds and its kind, parted by a colon, in the language of the site."
      ) { page, edition in edition.searchFilter(of: page.entry.item.kind) },
      .flag("explicit", "Whether the store marks it explicit.") { page, _ in
        page.entry.item.explicitness == .explicit
      },
      .flag("clean", "Whether the store marks it as the cleaned edition.") { page, _ in
        page.entry.item.explicitness == .cleaned
      },
      .record("art", art, "Its picture.") { page, edition in
        Art(of: page.entry, letter: page.letter, in: .page, addresses: edition.addresses)
      },
      .flag("credited", "Whether a creator is named.") { page, _ in
        !page.entry.item.creators.isEmpty
      },
      .records("creators", listed, "Its creators.") { page, edition in
        ListedName.all(
          page.entry.item.creators.map { creator in
            (creator.name, page.indexes[.creator, .word(creator.name)].map(edition.href))
          })
      },
      .record("price", price, "What it costs; absent when the store names no price.") { page, _ in
        page.entry.item.price.map { ($0, page.entry.item.listPrice) }
      },
      .record("preview", preview, "A sound or film to try.") { page, edition in
        page.entry.item.preview.map { ($0, page.name(in: edition.phrases)) }
      },
      .records("links", storeLink, "The ways to the store, the main one first.") {
        page, edition in
        StoreLabel.all(of: page.entry, as: .badge, onPage: page.heading.address.name, in: edition)
      },
      .text("courtesy", "What the store wants to be said beside a preview.") { page, edition in
        edition.courtesy(beside: page.entry)
      },
      .text("gone", "That the store has it no more; absent while it has.") { page, edition in
        edition.phrases.gone(page.entry.item)
      },
      .flag("has-twins", "Whether other stores have the same work.") { page, _ in
        !page.twins.isEmpty
      },
      .records("twins", offer, "The same work in other stores.") { page, edition in
        page.twins.map { Offer(of: $0, onPage: page.heading.address.name, in: edition) }
      },
      .html("note", "The owner's note.") { page, _ in page.note },
      .flag("described", "Whether the store describes it.") { page, _ in
        page.entry.item.description != nil
      },
      .texts("paragraphs", "The store's description, a paragraph each.") { page, _ in
        page.entry.item.description?.split(separator: "\n").map(String.init) ?? []
      },
      .records("facts", fact, "All else that is known.") { page, edition in
        ItemFacts(of: page, in: edition.phrases).lines
      },
      .record("prices", prices, "What it cost over time, once there were two prices.") {
        page, edition in page.prices.map { PriceChart(of: $0, in: edition.phrases) }
      },
      .record("notch", barEntry, "The label it stands under, and the way back there.") {
        page, _ in
        page.notch.map {
          BarNotch(entry: $0, page: page.heading.address, hasWords: false)
        }
      },
      .flag("placed", "Whether it stands in a catalog.") { page, _ in !page.catalogs.isEmpty },
      .records("catalogs", catalogOfItem, "The catalogs it stands in.") { page, _ in page.catalogs
      },
      .text("turn-label", "The name of the links to its neighbours.") { page, edition in
        page.catalogs.first.map { edition.phrases("neighbours", ["catalog": $0.title]) }
      },
      .flag("turns", "Whether it has a neighbour.") { page, _ in
        page.previous != nil || page.next != nil
      },
      .record("previous", neighbour, "The item before it in its first catalog.") { page, _ in
        page.previous
      },
      .record("next", neighbour, "The item after it there.") { page, _ in page.next },
    ])

  static let catalogOfItem = View<NamedLink>(
    "catalog of an item",
    [
      .text("title", "The catalog's title.") { link, _ in link.title },
      .text("href", "The item's row there.") { link, edition in
        edition.addresses.href(link.target)
      },
    ])

  static let neighbour = View<ItemPage.Neighbour>(
    "neighbour",
    [
      .text("title", "Its title.") { item, edition in item.title ?? edition.phrases["untitled"] },
      .text("href", "Its page.") { item, edition in edition.href(item.address) },
    ])

  static let fact = View<FactLine>(
    "fact",
    [
      .text("label", "What it is.") { line, _ in line.label },
      .records("values", factValue, "What is known, at least one.") { line, _ in
        line.values.enumerated().map { ($1, $0 < line.values.count - 1) }
      },
    ])

  static let factValue = View<(value: FactLine.Value, hasNext: Bool)>(
    "fact value",
    [
      .text("text", "In words.") { part, _ in part.value.text },
      .text("href", "Where it leads, out of this site.") { part, _ in part.value.address },
      .text("page", "The page of this site that it leads to.") { part, edition in
        part.value.page.map(edition.href)
      },
      .text("datetime", "The same for programs, when it is a date.") { part, _ in
        guard case .day(let iso) = part.value.form else { return nil }
        return iso
      },
      .flag("plain", "Whether it is none of the following.") { part, _ in
        guard case .plain = part.value.form else { return false }
        return true
      },
      .flag("titled", "Whether it is the title of a work.") { part, _ in
        guard case .title = part.value.form else { return false }
        return true
      },
      .flag("code", "Whether it is an identifier.") { part, _ in
        guard case .code = part.value.form else { return false }
        return true
      },
      .flag("more", "Whether another follows.") { part, _ in part.hasNext },
    ])
}

extension ItemPage {
  fileprivate func name(in phrases: Phrases) -> String { entry.title ?? phrases["untitled"] }

  /// The name and who made it: `Dancing Queen by ABBA.`.
  fileprivate func summary(in phrases: Phrases) -> String {
    let names = entry.item.creators.map(\.name)
    guard !names.isEmpty else { return name(in: phrases) }
    return phrases("by", ["title": name(in: phrases), "creators": phrases.list(names)])
  }
}
