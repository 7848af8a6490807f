import Indexing
import Items
import Pages

/// A section of an index together with what its page decides about all of its rows.
struct SectionOfIndex: Sendable {
  let section: IndexPage.Section
  let listings: [Listing]
  /// Whether all rows of the page have upright covers.
  let isUpright: Bool

  static func all(of page: IndexPage) -> [SectionOfIndex] {
    let rows = page.sections.flatMap(\.rows)
    let isUpright = rows.allSatisfy(\.entry.item.kind.isUpright)
    let namesCountry = Set(rows.lazy.compactMap(\.entry.item.country)).count > 1
    return page.sections.map { section in
      SectionOfIndex(
        section: section,
        listings: section.rows.map {
          Listing(row: $0, namesCountry: namesCountry, query: page.heading.address.name)
        },
        isUpright: isUpright)
    }
  }

  func entries(in edition: Edition) -> [IndexEntry] {
    switch section.entries {
    case .names(let links): links.map { IndexEntry($0, in: edition.phrases) }
    case .titles(let items): items.map { IndexEntry($0, in: edition.phrases) }
    case .rows: []
    }
  }
}

/// A line of an index: a name with its count, or a title with those who made it.
struct IndexEntry: Sendable {
  let text: String
  let address: Address
  let detail: String

  init(_ link: IndexLink, in phrases: Phrases) {
    text = phrases.caption(link.caption)
    address = link.address
    detail = phrases.number(link.count)
  }

  init(_ entry: CuratedItem, in phrases: Phrases) {
    text = entry.title ?? phrases["untitled"]
    address = Address(of: entry.id)
    let creators = entry.item.creators.map(\.name)
    detail = creators.isEmpty ? phrases.kind(entry.item.kind) : phrases.list(creators)
  }
}

extension IndexPage.Section {
  fileprivate var rows: [Row] {
    if case .rows(let rows) = entries { rows } else { [] }
  }
}
