import QueryFiles

/// The page on which visitors search the whole site; there is one when `search` in `site.yml` names
/// the program that makes the index.
package struct SearchPage: Equatable, Sendable {
  package let heading: PageHeading

  /// The folder of the index, below the base path; the program that makes it fills it.
  package static let bundle = Address("pagefind/")
  static let address = Address("search/")

  package init(heading: PageHeading) { self.heading = heading }

  init(_ atlas: Atlas) {
    heading = PageHeading(
      address: Self.address, title: "", language: atlas.settings.language.value,
      crumbs: [.home])
  }
}
