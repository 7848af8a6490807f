import Indexing
import Items
import Markup
import Pages

extension Edition {
  /// What the stores want to be said under a page with their data, a sentence or two each.
  func notices(of stores: [StoreName]) -> [HTML] {
    stores.filter { terms[$0] != nil }.compactMap { phrases.html("notice-\($0.text)-html") }
  }

  /// What its store wants to be said beside the preview of an entry; `nil` where that is nothing.
  func courtesy(beside entry: CuratedItem) -> String? {
    store(askingForCourtesyBeside: entry).flatMap { phrases.optional(.courtesy, $0.text) }
  }

  /// The same beside the previews of many entries, each store's once.
  func courtesies(beside entries: some Sequence<CuratedItem>) -> [String] {
    stores(askingForCourtesyBeside: entries).compactMap {
      phrases.optional(.courtesies, $0.text)
    }
  }

  /// In the order of their names.
  func stores(askingForCourtesyBeside entries: some Sequence<CuratedItem>) -> [StoreName] {
    Set(entries.lazy.compactMap(store(askingForCourtesyBeside:))).sorted {
      $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }
  }

  /// The store that the preview is from, which of a work in several stores may be any of them.
  func store(askingForCourtesyBeside entry: CuratedItem) -> StoreName? {
    guard let item = entry.members.first(where: { $0.preview != nil }),
      terms[item.id.store]?.askForCourtesy(beside: item) == true
    else { return nil }
    return item.id.store
  }
}
