import Indexing
import Items
import Pages

extension Views {
  static let row = View<Listing>(
    "row",
    [
      .text("id", "The row's id on the page.") { listing, _ in listing.row.anchor },
      .text("href", "The item's page.") { listing, edition in
        edition.href(listing.row.address)
      },
      .text("title", "The owner's title, else the store's, else the word for none.") {
        listing, edition in listing.title ?? edition.phrases["untitled"]
      },
      .text("subtitle", "The store's subtitle.") { listing, _ in listing.item.subtitle },
      .record("art", art, "Its picture.") { listing, edition in
        Art(
          of: listing.row.entry, letter: listing.row.letter, in: .row,
          addresses: edition.addresses)
      },
      .flag("tall", "Whether its cover is upright.") { listing, _ in listing.item.kind.isUpright },
      .flag("explicit", "Whether the store marks it explicit.") { listing, _ in
        listing.item.explicitness == .explicit
      },
      .flag("clean", "Whether the store marks it as the cleaned edition.") { listing, _ in
        listing.item.explicitness == .cleaned
      },
      .flag("credited", "Whether it has a creator or a collection to be named.") {
        listing, _ in listing.item.collection != nil || listing.hasCreators
      },
      .records("creators", Views.listed, "Its creators; the theme's word where none is named.") {
        listing, edition in ListedName.all(listing.creators(in: edition.phrases))
      },
      .text("collection", "The album, show or series it is part of.") { listing, _ in
        listing.item.collection?.name
      },
      .text("facts", "Kind, length and year in a line.") { listing, edition in
        listing.facts(in: edition.phrases)
      },
      .record("price", price, "What it costs; absent when the store names no price.") {
        listing, _ in listing.item.price.map { ($0, listing.item.listPrice) }
      },
      .record("preview", preview, "A sound or film to try.") { listing, _ in
        listing.item.preview.map { ($0, nil) }
      },
      .record("link", storeLink, "The way to the store, or where the owner leads.") {
        listing, edition in listing.links(in: edition).link
      },
      .record("store-link", storeLink, "The way to the store behind a link of the owner's.") {
        listing, edition in listing.links(in: edition).stores
      },
      .text("gone", "That the store has it no more; absent while it has.") { listing, edition in
        edition.phrases.gone(listing.item)
      },
      .flag("has-more-links", "Whether there is a `store-link`, or a `link` of a twin.") {
        listing, edition in listing.hasMoreLinks(in: edition)
      },
      .records("twins", offer, "The same work in other stores.") { listing, edition in
        listing.twins(in: edition)
      },
      .html("note", "The owner's note.") { listing, _ in listing.row.note },
    ])

  static let listed = View<ListedName>(
    "name",
    [
      .text("name", "The name.") { name, _ in name.text },
      .text("href", "Its page on this site.") { name, _ in name.address },
      .flag("more", "Whether another follows.") { name, _ in name.hasNext },
    ])
}
