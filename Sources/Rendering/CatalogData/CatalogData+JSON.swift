import Indexing
import Items
import Markup
import Pages

extension CatalogData {
  /// The catalog as `docs/catalog-data.md` describes it.
  func json(in edition: Edition) -> JSON {
    var document = JSONObject()
    document.set("format", .text("thumbindex-catalog"))
    document.set("version", .integer(Self.version))
    document.set("page", .object(page(in: edition)))
    document.set("sections", .list(sections.map { $0.json(in: edition) }))
    document.set(
      "items",
      .lines(count: rows.count) { CatalogEntry($0, of: self, in: edition).json })
    return .object(document)
  }

  /// Rises when a member is taken away or gets another meaning, not when one is added.
  static let version = 1

  private func page(in edition: Edition) -> JSONObject {
    var page = JSONObject()
    page.set("title", .text(heading.title))
    page.set("description", heading.description.map(JSON.text))
    page.set("address", .text(edition.addresses.wholeIfKnown(heading.address)))
    page.set("language", .text(DeclaredLanguage(heading.language).tag))
    page.set("date", date.map(JSON.text))
    page.set("stores", .list(heading.stores.map { .text($0.text) }))
    page.set("countries", .list(countries.map { JSON.text($0.text) }))
    page.set(
      "notices",
      .list(edition.notices(of: heading.stores).map { .text($0.text) }))
    return page
  }
}

extension CatalogData.Section {
  fileprivate func json(in edition: Edition) -> JSON {
    var section = JSONObject()
    section.set("label", label == .everything ? nil : .text(edition.phrases.section(label)))
    section.set("anchor", .text(anchor))
    section.set("count", .integer(count))
    return .object(section)
  }
}

extension CatalogEntry {
  fileprivate var json: JSON {
    var entry = JSONObject()
    entry.set("id", .text(item.id.text))
    entry.set("address", .text(address))
    entry.set("kind", .text(item.kind.word))
    entry.set("title", row.entry.title.map(JSON.text))
    entry.set("subtitle", item.subtitle.map(JSON.text))
    entry.set("creators", .list(item.creators.map(\.json)))
    entry.set("collection", item.collection.map(\.json))
    entry.set("genres", .list(item.genres.map(JSON.text)))
    entry.set("released", item.released.map { .text($0.iso) })
    entry.set("years", item.years.map(\.json))
    entry.set("duration", item.duration.map(JSON.integer))
    entry.set("price", item.price.map { .millionths($0.micros) })
    entry.set("currency", item.price?.namedCurrency.map(JSON.text))
    entry.set("country", item.country.map { JSON.text($0.text) })
    entry.set("links", .list(links.map(\.json)))
    entry.set("artwork", artwork.map(JSON.text))
    entry.set("section", section.map(JSON.text))
    entry.set("pinned", .flag(row.entry.isPinned))
    entry.set("tags", .list(row.entry.tags.map(JSON.text)))
    entry.set("note", note.map(JSON.text))
    entry.set("gone", item.goneSince.map(JSON.text))
    if row.entry.fold != nil { entry.set("also", .list(twins.map { $0.json(in: edition) })) }
    return .object(entry)
  }
}

extension Offer {
  fileprivate func json(in edition: Edition) -> JSON {
    var offer = JSONObject()
    offer.set("id", .text(item.id.text))
    offer.set("address", .text(edition.addresses.wholeIfKnown(Address(of: item.id))))
    offer.set("kind", .text(item.kind.word))
    offer.set("price", item.price.map { .millionths($0.micros) })
    offer.set("currency", item.price?.namedCurrency.map(JSON.text))
    offer.set("country", item.country.map { JSON.text($0.text) })
    offer.set("links", .list(links.map(\.json)))
    offer.set("gone", item.goneSince.map(JSON.text))
    return .object(offer)
  }
}

extension Item.Creator {
  fileprivate var json: JSON {
    var creator = JSONObject()
    creator.set("name", .text(name))
    creator.set("link", link.map(JSON.text))
    return .object(creator)
  }
}

extension Item.Collection {
  fileprivate var json: JSON {
    var collection = JSONObject()
    collection.set("name", .text(name))
    collection.set("link", link.map(JSON.text))
    collection.set("number", number.map(JSON.integer))
    collection.set("count", count.map(JSON.integer))
    return .object(collection)
  }
}

extension Item.YearSpan {
  fileprivate var json: JSON {
    var years = JSONObject()
    years.set("start", .integer(start))
    years.set("end", end.map(JSON.integer))
    return .object(years)
  }
}

extension StoreLabel {
  fileprivate var json: JSON {
    var link = JSONObject()
    link.set("label", .text(text))
    link.set("address", .text(address))
    link.set("sponsored", .flag(isSponsored))
    return .object(link)
  }
}
