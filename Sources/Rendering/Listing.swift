import Indexing
import Items
import Pages

/// A row together with what its page decides about all of its rows.
struct Listing: Sendable {
  let row: Row
  /// Whether the page shows items of several countries, so that links must name theirs.
  let namesCountry: Bool
  /// The name of the page's query.
  let query: String

  var item: Item { row.entry.item }
  var title: String? { row.entry.title }

  /// Whether it has a creator to be named, if only as unknown.
  var hasCreators: Bool { !item.kind.isMaker }

  /// The names that stand under the title; empty where the item itself is a person.
  func creators(in phrases: Phrases) -> [String] {
    guard hasCreators else { return [] }
    return item.creators.isEmpty ? [phrases["unknown"]] : item.creators.map(\.name)
  }

  /// `Song, 3:51, 1976`.
  func facts(in phrases: Phrases) -> String {
    var facts = [phrases.kind(item.kind)]
    if let seconds = item.duration { facts.append(phrases.duration(seconds: seconds)) }
    if let years = item.years {
      facts.append(phrases.years(years))
    } else if let date = item.released {
      facts.append(phrases.year(date.year))
    }
    for fact in item.facts where fact.name == .pages {
      if case .number(let pages) = fact.value { facts.append(phrases.count(pages, "count-page")) }
    }
    return phrases.list(facts)
  }

  /// The main way out, and the store's own where that is the owner's.
  func links(in edition: Edition) -> (link: StoreLabel?, stores: StoreLabel?) {
    StoreLabel.main(
      of: row.entry, onPage: query, country: country(of: item, in: edition), in: edition)
  }

  /// Whether there are ways to it behind the main one.
  func hasMoreLinks(in edition: Edition) -> Bool {
    row.entry.twins.contains { !$0.links.isEmpty }
      || row.entry.ownersLink != nil && links(in: edition).stores != nil
  }

  /// Where else the same work is to be had.
  func twins(in edition: Edition) -> [Offer] {
    row.entry.twins.map { twin in
      Offer(of: twin, onPage: query, country: country(of: twin, in: edition), in: edition)
    }
  }

  private func country(of item: Item, in edition: Edition) -> String? {
    namesCountry ? item.country.map { edition.phrases.country($0) } : nil
  }
}
