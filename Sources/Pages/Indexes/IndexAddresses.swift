package import Indexing
import Items

/// Where the values of the indexes over a site have their pages.
package final class IndexAddresses: Sendable {
  private let addresses: [Facet: [SectionLabel: Address]]

  package init(_ addresses: [Facet: [SectionLabel: Address]]) { self.addresses = addresses }

  package static let none = IndexAddresses([:])

  /// The page of a value; `nil` when the site has none.
  package subscript(facet: Facet, value: SectionLabel) -> Address? { addresses[facet]?[value] }

  /// Whether both lead to the same pages from everything.
  func isEqual(to other: IndexAddresses) -> Bool { addresses == other.addresses }

  /// Whether both lead to the same pages from all that an item stands under.
  func agree(with other: IndexAddresses, on item: Item, taggedWith tags: [String]) -> Bool {
    self === other
      || Facet.allCases.allSatisfy { facet in
        facet.values(of: item, taggedWith: tags).allSatisfy { self[facet, $0] == other[facet, $0] }
      }
  }

  /// Links to the pages of tags, of those that have one.
  func links(toTags tags: [String]) -> [NamedLink] {
    tags.compactMap { tag in
      self[.tag, .word(tag)].map { NamedLink(title: tag, target: Target($0)) }
    }
  }
}
