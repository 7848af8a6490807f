import Indexing
import Items
import Pages

extension HomePage: Shareable {
  func cover(in edition: Edition) -> Cover? {
    Cover(firstOf: groups.lazy.flatMap(\.catalogs).flatMap(\.shelf), in: edition)
  }
}

extension CatalogPage: Shareable {
  func cover(in edition: Edition) -> Cover? {
    Cover(firstOf: sections.lazy.flatMap(\.rows).map(\.entry), in: edition)
  }
}

extension ListPage: Shareable {
  func cover(in edition: Edition) -> Cover? {
    Cover(firstOf: sections.lazy.flatMap(\.cards).flatMap(\.shelf), in: edition)
  }
}

extension IndexPage: Shareable {
  func cover(in edition: Edition) -> Cover? {
    let items = sections.lazy.flatMap { section -> [CuratedItem] in
      switch section.entries {
      case .names: []
      case .titles(let items): items
      case .rows(let rows): rows.map(\.entry)
      }
    }
    return Cover(firstOf: items, in: edition)
  }
}

extension ItemPage: Shareable {
  func cover(in edition: Edition) -> Cover? { Cover(of: entry, in: edition) }
  var shareType: ShareType { ShareType(of: entry.item.kind) }
}

extension NewsPage: Shareable {
  func cover(in edition: Edition) -> Cover? {
    Cover(firstOf: days.lazy.flatMap(\.groups).flatMap(\.rows).map(\.item), in: edition)
  }
}

extension ProsePage: Shareable {
  var shareType: ShareType { .article }
}

extension SearchPage: Shareable {}
extension NotFoundPage: Shareable {}
