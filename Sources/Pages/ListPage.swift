import Diagnostics
package import Indexing
import Markup
import QueryFiles

/// The page of a list: its queries, A to Z.
package struct ListPage: Equatable, Sendable {
  package let heading: PageHeading
  /// The file to be changed: `Queries/bands.yml`.
  package let file: String
  package let bar: [BarEntry]
  package let sections: [Section]
  /// Of the list's queries.
  package let count: Int
  /// Of all items in them, each once.
  package let items: ItemCount
  /// The day (UTC) of the oldest response: `2022-05-07`.
  package let date: String?

  package struct Section: Equatable, Sendable {
    package let label: SectionLabel
    package let anchor: String
    package let cards: [CatalogCard]

    package init(label: SectionLabel, anchor: String, cards: [CatalogCard]) {
      self.label = label
      self.anchor = anchor
      self.cards = cards
    }
  }

  package init(
    heading: PageHeading, file: String, bar: [BarEntry], sections: [Section],
    count: Int,
    items: ItemCount, date: String?
  ) {
    self.heading = heading
    self.file = file
    self.bar = bar
    self.sections = sections
    self.count = count
    self.items = items
    self.date = date
  }

  /// Whether the bar's labels are words, which need a row rather than the edge.
  package var hasWordBar: Bool { bar.lazy.map(\.label).areWords }

  static func page(
    of list: QueryList, in atlas: Atlas
  ) -> (page: ListPage, warnings: [Diagnostic]) {
    let index = atlas.content.lists[list.name] ?? SectionedIndex(sections: [], bar: [])
    let address = atlas.addresses.list(list)
    let paged = PagedSections(
      index.counts, at: address, pageSize: .max, names: SectionNames(by: atlas.settings))
    var warnings: [Diagnostic] = []
    let sections = zip(index.sections, paged.sections).map { section, place in
      let cards = section.elements.map { number in
        let layout = atlas.layouts[number]
        let note = layout.content.query.note.map {
          atlas.markdown.render($0, of: layout.address, idPrefix: Self.idPrefix(of: layout))
        }
        warnings += note?.warnings ?? []
        return CatalogCard(layout, note: note?.markdown.html)
      }
      return Section(label: section.label, anchor: place.anchor, cards: cards)
    }
    let layouts = index.sections.flatMap(\.elements).map { atlas.layouts[$0] }
    let page = ListPage(
      heading: PageHeading(
        address: address, title: list.title, description: list.description,
        language: list.language?.value ?? atlas.settings.language.value,
        crumbs: [.home],
        stores: layouts.flatMap(\.content.stores).unique(),
        changed: atlas.latestDay(of: layouts)),
      file: list.place.file, bar: paged.bar(index.bar, on: nil), sections: sections,
      count: layouts.count,
      items: ItemCount(layouts.lazy.flatMap(\.rows).map(\.entry.item)),
      date: atlas.date(of: layouts))
    return (page, warnings)
  }

  /// Put before the ids of headings in the note of a query: `entry-rush_`.
  private static func idPrefix(of layout: CatalogLayout) -> String {
    "entry-\(layout.address.path.split(separator: "/").last ?? "")_"
  }
}
