import Indexing
import Pages

extension CatalogPage {
  /// Those in the rows of this page.
  var entries: some Sequence<CuratedItem> { sections.lazy.flatMap(\.rows).map(\.entry) }
}

extension NewsPage {
  /// Those in the rows of this page.
  var entries: some Sequence<CuratedItem> {
    days.lazy.flatMap(\.groups).flatMap(\.rows).map(\.item)
  }
}

extension IndexPage {
  /// Those in the rows of this page; none where only titles or names are listed.
  var entries: some Sequence<CuratedItem> {
    sections.lazy.flatMap { section in
      guard case .rows(let rows) = section.entries else { return [Row]() }
      return rows
    }.map(\.entry)
  }
}

extension Sequence<CuratedItem> {
  /// Whether they are more than a browser lays out in the time between two frames.
  var areMany: Bool { dropFirst(100).contains { _ in true } }
}
