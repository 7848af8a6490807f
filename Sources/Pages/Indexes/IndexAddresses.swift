package import Indexing

/// Where the values of the indexes over a site have their pages.
package final class IndexAddresses: Sendable {
  private let addresses: [Facet: [SectionLabel: Address]]

  package init(_ addresses: [Facet: [SectionLabel: Address]]) { self.addresses = addresses }

  package static let none = IndexAddresses([:])

  /// The page of a value; `nil` when the site has none.
  package subscript(facet: Facet, value: SectionLabel) -> Address? { addresses[facet]?[value] }

  /// The pages of tags, as links.
  func places(ofTags tags: [String]) -> [ItemPage.Place] {
    tags.compactMap { tag in
      self[.tag, .word(tag)].map { ItemPage.Place(title: tag, target: Target($0)) }
    }
  }
}
