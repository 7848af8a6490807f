package import Indexing
package import Items
package import Markup

/// One page of the site, ready to be rendered: what it says, not how it looks.
package enum Page: Sendable {
  case home(HomePage)
  case catalog(CatalogPage)
  case list(ListPage)
  case item(ItemPage)
  case prose(ProsePage)
  case notFound(NotFoundPage)

  package var heading: PageHeading {
    switch self {
    case .home(let page): page.heading
    case .catalog(let page): page.heading
    case .list(let page): page.heading
    case .item(let page): page.heading
    case .prose(let page): page.heading
    case .notFound(let page): page.heading
    }
  }
}

/// What every page has.
package struct PageHeading: Sendable {
  package let address: Address
  package let title: String
  /// Plain text for search engines.
  package let description: String?
  /// BCP 47.
  package let language: String
  /// From the home page down to the page before this one.
  package let crumbs: [Crumb]
  /// The stores whose data the page shows, for the notices under it, each once.
  package let stores: [StoreName]

  package struct Crumb: Sendable {
    package let title: String
    package let target: Target
  }
}

/// `index.html`.
package struct HomePage: Sendable {
  package let heading: PageHeading
  package let groups: [Group]
  package let itemCount: Int
  package let catalogCount: Int
  package let date: String?

  package struct Group: Sendable {
    /// `nil` for catalogs in no folder.
    package let title: String?
    package let catalogs: [CatalogCard]
  }
}

/// A catalog as other pages show it.
package struct CatalogCard: Sendable {
  package let title: String
  package let address: Address
  package let description: String?
  package let count: ItemCount
  package let state: CatalogPage.State
  package let stores: [StoreName]
  /// Items to be shown as a shelf: those with artwork first, at most nine.
  package let shelf: [CuratedItem]
  /// The owner's note in a list.
  package let note: HTML?
}

/// How many items, and of what kind when all are of one.
package struct ItemCount: Hashable, Sendable {
  package let items: Int
  package let kind: Kind?
}

/// The page of one query, or one letter of it.
package struct CatalogPage: Sendable {
  package enum State: Hashable, Sendable {
    case filled
    /// Every search was answered, and nothing was found or left after curation.
    case empty
    /// Nothing was recorded yet.
    case notFetched
  }

  package let heading: PageHeading
  /// The query's name; also its file below `Queries/`, without the ending.
  package let query: String
  package let state: State
  package let introduction: HTML?
  /// Looked-up artists, albums or shows.
  package let subjects: [Item]
  package let countries: [String]
  /// The day (UTC) of the oldest response: `2022-05-07`.
  package let date: String?
  /// Of the whole catalog, also on a page of one letter.
  package let count: ItemCount
  package let creatorCount: Int
  /// What the stores were asked, for the pages without items.
  package let questions: [Question]
  package let bar: [BarEntry]
  /// Whether the bar's labels are words, which need a row rather than the edge.
  package let hasWordBar: Bool
  package let sections: [Section]
  /// When this page holds one letter: its label and the pages before and after it.
  package let part: Part?

  package struct Question: Sendable {
    package let store: StoreName
    /// Parameter names and values, as the owner wrote them.
    package let parameters: [(name: String, value: String)]
  }

  package struct BarEntry: Sendable {
    package let label: SectionLabel
    package let count: Int
    /// `nil` for a label without items.
    package let target: Target?
    /// Whether it is the label of this page.
    package let isCurrent: Bool
  }

  package struct Section: Sendable {
    package let label: SectionLabel
    /// The element's id on the page.
    package let anchor: String
    /// Of the whole section, also where it goes on on another page.
    package let count: Int
    package let rows: [Row]
  }

  package struct Part: Sendable {
    package let label: SectionLabel
    /// From 1; above 1 only for a letter larger than a page.
    package let number: Int
    package let previous: Target?
    package let next: Target?
  }
}

/// An item in a section.
package struct Row: Sendable {
  package let entry: CuratedItem
  package let address: Address
  /// The row's id on the page.
  package let anchor: String
  /// The letter or digit on the cloth where artwork is missing; empty when the title has none.
  package let letter: String
  /// The owner's note.
  package let note: HTML?
}

/// The page of a list: its queries, A to Z.
package struct ListPage: Sendable {
  package let heading: PageHeading
  package let bar: [CatalogPage.BarEntry]
  package let sections: [Section]
  package let count: Int
  package let itemCount: Int
  package let date: String?

  package struct Section: Sendable {
    package let label: SectionLabel
    package let anchor: String
    package let cards: [CatalogCard]
  }
}

/// The page of one item.
package struct ItemPage: Sendable {
  package let heading: PageHeading
  package let entry: CuratedItem
  package let letter: String
  package let note: HTML?
  /// The day (UTC) of the response that the item was taken from.
  package let date: String?
  /// The label it stands under in its first catalog, and the way back there.
  package let notch: CatalogPage.BarEntry?
  /// The catalog pages it stands on, at its row.
  package let catalogs: [Place]
  package let previous: Neighbour?
  package let next: Neighbour?

  package struct Place: Sendable {
    package let title: String
    package let target: Target
  }

  package struct Neighbour: Sendable {
    /// `nil` reads "(untitled)".
    package let title: String?
    package let address: Address
  }
}

/// A page of `Site/Pages`.
package struct ProsePage: Sendable {
  package let heading: PageHeading
  package let body: HTML
}

/// `404.html`.
package struct NotFoundPage: Sendable {
  package let heading: PageHeading
}

/// What all pages share.
package struct Site: Sendable {
  package let title: String
  package let description: String?
  package let author: String?
  /// Scheme, host and base path, ending in a slash; `nil` when the owner gives no `url`.
  package let url: String?
  /// Begins and ends with a slash, percent-encoded.
  package let basePath: String
  package let language: String
  package let navigation: [MenuEntry]

  package struct MenuEntry: Sendable {
    package let title: String
    /// Ready for `href`: base path and encoding included.
    package let href: String
    /// The page it leads to, when it is one of this site.
    package let address: Address?
  }
}
