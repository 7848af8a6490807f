package import Indexing
package import Items
package import Links
package import Markup

/// A page of an index over the whole site: of names, or of items.
package struct IndexPage: Equatable, Sendable {
  package let heading: PageHeading
  /// What it is called.
  package let caption: Caption
  /// What its values or its one value are: creators, genres; `nil` for everything and for the
  /// list of indexes.
  package let facet: Facet?
  /// Of names; on a page of items 0.
  package let nameCount: Int
  /// Of the whole index, also on a page of one letter.
  package let itemCount: ItemCount
  package let bar: [BarEntry]
  /// Whether the bar's labels are words, which need a row rather than the edge.
  package let hasWordBar: Bool
  package let sections: [Section]
  /// When this page holds one letter: its label and the pages before and after it.
  package let part: SectionPart?
  /// The catalogs that the owner gave this tag.
  package let catalogs: [CatalogCard]
  /// What is known of the creator that the page is about.
  package let creator: Creator?
  /// The other indexes of the site.
  package let others: [IndexLink]

  package struct Section: Equatable, Sendable {
    package let label: SectionLabel
    /// The element's id on the page.
    package let anchor: String
    /// Of the whole section, also where it goes on on another page.
    package let count: Int
    package let entries: Entries

    package init(label: SectionLabel, anchor: String, count: Int, entries: Entries) {
      self.label = label
      self.anchor = anchor
      self.count = count
      self.entries = entries
    }
  }

  package enum Entries: Equatable, Sendable {
    case names([IndexLink])
    /// Items by their titles alone.
    case titles([CuratedItem])
    /// Items with all that catalogs show.
    case rows([Row])

    package var count: Int {
      switch self {
      case .names(let names): names.count
      case .titles(let items): items.count
      case .rows(let rows): rows.count
      }
    }
  }

  package struct Creator: Equatable, Sendable {
    /// The owner's.
    package let link: OwnersLink?
    package let note: HTML?
    /// Its pages in the stores, one a store.
    package let storeLinks: [StoreLink]

    package struct StoreLink: Equatable, Sendable {
      package let store: StoreName
      package let address: String

      package init(store: StoreName, address: String) {
        self.store = store
        self.address = address
      }
    }

    package init(link: OwnersLink?, note: HTML?, storeLinks: [StoreLink]) {
      self.link = link
      self.note = note
      self.storeLinks = storeLinks
    }
  }

  package init(
    heading: PageHeading, caption: Caption, facet: Facet? = nil, nameCount: Int = 0,
    itemCount: ItemCount, bar: [BarEntry], hasWordBar: Bool, sections: [Section],
    part: SectionPart? = nil, catalogs: [CatalogCard] = [], creator: Creator? = nil,
    others: [IndexLink] = []
  ) {
    self.heading = heading
    self.caption = caption
    self.facet = facet
    self.nameCount = nameCount
    self.itemCount = itemCount
    self.bar = bar
    self.hasWordBar = hasWordBar
    self.sections = sections
    self.part = part
    self.catalogs = catalogs
    self.creator = creator
    self.others = others
  }
}
