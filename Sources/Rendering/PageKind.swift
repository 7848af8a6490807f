package import Mustache

/// The kinds of pages, each named by the template that it begins with.
package enum PageKind: String, CaseIterable, Sendable {
  case home = "home.html"
  case catalog = "catalog.html"
  case list = "list.html"
  case index = "site-index.html"
  case item = "item.html"
  case news = "new.html"
  case prose = "page.html"
  case search = "search.html"
  case notFound = "404.html"

  /// What such a page gives to its template.
  package var shape: Shape {
    switch self {
    case .home: Views.home.shape
    case .catalog: Views.catalog.shape
    case .list: Views.list.shape
    case .index: Views.index.shape
    case .item: Views.item.shape
    case .news: Views.news.shape
    case .prose: Views.prose.shape
    case .search: Views.search.shape
    case .notFound: Views.notFound.shape
    }
  }
}
