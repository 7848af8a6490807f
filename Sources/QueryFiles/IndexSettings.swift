/// How a catalog page is sectioned and ordered.
package struct IndexSettings: Hashable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case title, creator, collection, kind, genre, year, none
  }

  package enum Order: String, CaseIterable, Sendable { case ascending, descending }

  package enum Articles: String, CaseIterable, Sendable { case keep, ignore }

  /// What the file says; `nil` where it says nothing, for the site's setting to decide.
  package var by: Field?
  package var order: Order?
  package var articles: Articles?
  /// The most items on one page, from 1.
  package var pageSize: Int?

  package init(
    by: Field? = nil, order: Order? = nil, articles: Articles? = nil, pageSize: Int? = nil
  ) {
    self.by = by
    self.order = order
    self.articles = articles
    self.pageSize = pageSize
  }

  /// These settings, and `other`'s where these say nothing.
  package func over(_ other: IndexSettings) -> IndexSettings {
    IndexSettings(
      by: by ?? other.by, order: order ?? other.order, articles: articles ?? other.articles,
      pageSize: pageSize ?? other.pageSize)
  }
}
