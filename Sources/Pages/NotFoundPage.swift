import QueryFiles

/// The page `404.html`.
package struct NotFoundPage: Equatable, Sendable {
  package let heading: PageHeading

  package init(heading: PageHeading) { self.heading = heading }

  init(_ atlas: Atlas) {
    heading = PageHeading(
      address: Address("404.html"), title: "", language: atlas.settings.language.value)
  }
}
