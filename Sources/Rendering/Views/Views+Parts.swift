import Indexing
import Items
import Pages

extension Views {
  static let art = View<Art>(
    "art",
    [
      .text("cloth", "The class of the bookcloth behind it: `c1` to `c5`.") { art, _ in
        art.cloth.styleClass
      },
      .text("letter", "The letter or digit on the cloth.") { art, _ in art.letter },
      .flag("tall", "Whether the cover is upright, 2:3, rather than square.") { art, _ in
        art.isUpright
      },
      .text("src", "The picture's address; absent without artwork.") { art, _ in art.address },
      .text("width", "Pixels.") { art, _ in String(art.width) },
      .text("height", "Pixels.") { art, _ in String(art.height) },
    ])

  static let price = View<(now: Price, before: Price?)>(
    "price",
    [
      .text("value", "The amount for programs: `1.29`.") { price, _ in Phrases.plain(price.now) },
      .text("text", "With its currency, or the word for free.") { $1.phrases.price($0.now) },
      .text("before", "The price before a reduction.") { price, edition in
        price.before.map { edition.phrases.price($0) }
      },
    ])

  static let preview = View<(preview: Preview, title: String?)>(
    "preview",
    [
      .text("src", "The address at the store.") { part, _ in part.preview.address },
      .flag("video", "Whether it is a film rather than a sound.") { part, _ in
        part.preview.medium == .video
      },
      .text(
        "label",
        "Its name for screen readers: “Preview of …”; in a row only “Preview”, which the default theme leaves out there, behind the title."
      ) { part, edition in
        part.title.map { edition.phrases("preview-of", ["title": $0]) }
          ?? edition.phrases["preview"]
      },
    ])

  static let storeLink = View<StoreLabel>(
    "store link",
    [
      .text("text", "The store's name.") { link, _ in link.text },
      .text("href", "The item's address in the store.") { link, _ in link.address },
      .flag("sponsored", "Whether it carries an affiliate token.") { link, _ in link.isSponsored },
    ])

  static let offer = View<Offer>(
    "offer",
    [
      .text("name", "What it is in which store, or that it is gone there.") { offer, edition in
        offer.name(in: edition.phrases)
      },
      .text("href", "Its page on this site.") { offer, edition in
        edition.href(Address(of: offer.item.id))
      },
      .flag("gone", "Whether the store has it no more.") { offer, _ in
        offer.item.goneSince != nil
      },
      .record("price", price, "What it costs there; absent when the store names no price.") {
        offer, _ in offer.item.price.map { ($0, offer.item.listPrice) }
      },
      .record("link", storeLink, "The way to the store.") { offer, _ in offer.links.first },
      .records("links", storeLink, "All ways to the store, the main one first.") { offer, _ in
        offer.links
      },
    ])

  static let card = View<CatalogCard>(
    "card",
    [
      .text("title", "The catalog's title.") { card, _ in card.title },
      .text("href", "Its address.") { card, edition in edition.href(card.address) },
      .text("description", "A sentence about it.") { card, _ in card.description },
      .text("count", "How many items, with their kind; or that it was not fetched.") {
        card, edition in
        switch card.state {
        case .filled: edition.phrases.items(card.count.items, of: card.count.kind)
        case .empty: edition.phrases["entries-none"]
        case .notFetched: edition.phrases["entries-unknown"]
        }
      },
      .text("stores", "The names of its stores.") { card, edition in
        edition.phrases.list(card.stores.map { edition.phrases.store($0) })
      },
      .records("shelf", art, "Covers to stand on its shelf, at most nine.") { card, edition in
        card.shelf.map { entry in
          Art(of: entry, letter: entry.letter, in: .shelf, addresses: edition.addresses)
        }
      },
      .html("note", "The owner's note in a list.") { card, _ in card.note },
    ])
}
