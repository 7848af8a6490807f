import Diagnostics
package import Markup
import QueryFiles

/// A page of `Site/Pages`.
package struct ProsePage: Equatable, Sendable {
  package let heading: PageHeading
  /// The file to be changed: `Site/Pages/about.md`.
  package let file: String
  package let body: HTML

  package init(heading: PageHeading, file: String, body: HTML) {
    self.heading = heading
    self.file = file
    self.body = body
  }

  static func page(
    of source: PlainPage, in atlas: Atlas
  ) -> (page: ProsePage, warnings: [Diagnostic]) {
    let address = atlas.addresses.page(source)
    let (markdown, warnings) = atlas.markdown.render(source.body, of: address)
    let heading = PageHeading(
      address: address, title: source.title,
      description: source.description ?? markdown.firstParagraph,
      language: atlas.settings.language.value, crumbs: [.home])
    return (ProsePage(heading: heading, file: source.place.file, body: markdown.html), warnings)
  }
}
