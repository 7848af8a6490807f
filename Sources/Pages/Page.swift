/// One page of the site, ready to be rendered: what it says, not how it looks.
package enum Page: Equatable, Sendable {
  case home(HomePage)
  case catalog(CatalogPage)
  case list(ListPage)
  case index(IndexPage)
  case item(ItemPage)
  case prose(ProsePage)
  case search(SearchPage)
  case notFound(NotFoundPage)

  package var heading: PageHeading {
    switch self {
    case .home(let page): page.heading
    case .catalog(let page): page.heading
    case .list(let page): page.heading
    case .index(let page): page.heading
    case .item(let page): page.heading
    case .prose(let page): page.heading
    case .search(let page): page.heading
    case .notFound(let page): page.heading
    }
  }
}
