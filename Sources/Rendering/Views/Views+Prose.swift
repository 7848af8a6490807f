import Pages

extension Views {
  static let prose = View<ProsePage>.page(
    "page", [.html("body", "The text of the page.") { page, _ in page.body }])

  static let notFound = View<NotFoundPage>.page("404", [])
}
