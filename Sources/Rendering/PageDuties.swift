import Indexing
package import Items
private import Links
private import Markup
package import Pages

/// What the stores' terms ask of one page, for those who look at it when it is made.
package struct PageDuties: Sendable {
  /// What must stand on it.
  package private(set) var texts: [Text] = []
  /// The stores whose items it shows and must lead to.
  package private(set) var links: [Link] = []
  /// The stores on it whose data nobody may earn by.
  package private(set) var nonCommercial: [StoreName] = []

  package struct Text: Hashable, Sendable {
    package let store: StoreName
    /// In `Strings/LANGUAGE.yml`.
    package let key: String
    /// The language whose texts it is from, BCP 47.
    package let language: String
    /// As it stands on the page; `nil` where the theme has no such text.
    package let markup: String?
    /// What it must hold.
    package let statement: Terms.Statement
  }

  package struct Link: Hashable, Sendable {
    package let store: StoreName
    /// Those that the links of the page's items lead to.
    package let hosts: Set<String>
  }

  init(of page: Page, in edition: Edition) {
    let stores = page.heading.stores
    nonCommercial = stores.filter { edition.terms[$0]?.isNonCommercial == true }
    for store in stores {
      guard let terms = edition.terms[store] else { continue }
      add("notice-\(store.text)-html", of: store, terms.notice, in: edition)
    }
    switch page {
    case .catalog(let page):
      addCourtesies(.courtesies, beside: page.entries, in: edition)
      links = Self.links(of: page.entries, in: edition)
    case .index(let page):
      addCourtesies(.courtesies, beside: page.entries, in: edition)
      links = Self.links(of: page.entries, in: edition)
    case .item(let page):
      addCourtesies(.courtesy, beside: [page.entry], in: edition)
      let twins = page.twins.map { CuratedItem(item: $0) }
      links = Self.links(of: [page.entry] + twins, in: edition)
    case .news(let page):
      links = Self.links(of: page.entries, in: edition)
    case .home, .list, .prose, .search, .notFound: break
    }
  }

  private mutating func addCourtesies(
    _ family: Phrases.Family, beside entries: some Sequence<CuratedItem>, in edition: Edition
  ) {
    for store in edition.stores(askingForCourtesyBeside: entries) {
      guard let courtesy = edition.terms[store]?.courtesy else { continue }
      add("\(family.rawValue)-\(store.text)", of: store, courtesy.statement, in: edition)
    }
  }

  private mutating func add(
    _ key: String, of store: StoreName, _ statement: Terms.Statement, in edition: Edition
  ) {
    let markup = edition.phrases.text(named: key).map { text in
      key.hasSuffix("-html") ? text : HTML(escaping: text).text
    }
    texts.append(
      Text(
        store: store, key: key, language: edition.phrases.language, markup: markup,
        statement: statement))
  }

  /// Of the items and of the same works in other stores, whose pictures may stand for them; but for
  /// items that their owner gave a link of another kind.
  private static func links(of entries: some Sequence<CuratedItem>, in edition: Edition) -> [Link] {
    var hosts: [StoreName: Set<String>] = [:]
    for entry in entries {
      for item in entry.ownersLink == nil ? entry.members : entry.twins {
        let store = item.id.store
        guard edition.terms[store]?.linksItems == true,
          let host = item.links.first.flatMap({ Authority(of: $0.address)?.host })
        else { continue }
        hosts[store, default: []].insert(host)
      }
    }
    return hosts.map { Link(store: $0, hosts: $1) }.sorted {
      $0.store.text.utf8.lexicographicallyPrecedes($1.store.text.utf8)
    }
  }
}

extension Renderer {
  /// What the stores' terms ask of the page, in the language that it has its texts in.
  package func duties(of page: Page) -> PageDuties {
    PageDuties(of: page, in: edition(for: page.heading.language))
  }
}
