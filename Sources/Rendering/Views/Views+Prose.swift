import Pages

extension Views {
  static let prose = View<ProsePage>.page(
    "page", [.html("body", "The text of the page.") { page, _ in page.body }])

  static let search = View<SearchPage>.page(
    "search",
    [
      .text("bundle", "The address of the folder with the index and what reads it.") {
        _, edition in edition.href(SearchPage.bundle)
      }
    ])

  static let notFound = View<NotFoundPage>.page("404", [])
}
