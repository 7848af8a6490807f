package import Diagnostics
import Indexing
import Items
import Markup
package import QueryFiles

/// A catalog with the place of each of its rows settled: which page, which element.
///
/// A class because every page of an item looks at its catalogs.
package final class CatalogLayout: Sendable {
  let content: CatalogContent
  /// The rows of all sections in order.
  let rows: [Row]
  /// The sections of `rows`.
  let paged: PagedSections
  let count: ItemCount
  let introduction: Markdown?
  /// The newest `CatalogContent.day(of:)` of its items; the day of the oldest response when it has
  /// none.
  let latestDay: String?
  /// About the owner's Markdown, in the order of the page.
  package let warnings: [Diagnostic]

  var address: Address { paged.address }

  package init(_ content: CatalogContent, at address: Address, settings: SiteSettings) {
    self.content = content
    let markdown = OwnerMarkdown(settings: settings)
    let introduction = content.query.body.map {
      markdown.render($0, of: address, idPrefix: SectionNames.introductionPrefix)
    }
    self.introduction = introduction?.markdown
    var warnings = introduction?.warnings ?? []
    let entries = content.index.sections.flatMap(\.elements)
    paged = PagedSections(
      content.index.counts, at: address,
      pageSize: content.query.index.over(settings.index).pageSize
        ?? PagedSections.standardPageSize,
      names: SectionNames(by: settings, besideItemsOf: Set(entries.map(\.id.store))))
    rows = entries.map { entry in
      let note = entry.curation?.note.map {
        markdown.render($0, of: address, idPrefix: Address.anchor(of: entry.id) + "_")
      }
      warnings += note?.warnings ?? []
      return Row(entry, note: note?.markdown.html)
    }
    count = ItemCount(entries.lazy.map(\.item))
    self.warnings = warnings
    latestDay = rows.lazy.compactMap { content.day(of: $0.entry) }.max() ?? content.date
  }

  /// The page and the element of a row.
  func target(ofRow row: Int) -> Target {
    Target(paged.page(of: row), fragment: rows[row].anchor)
  }

  /// The way back from an item to its section; `nil` where a word would not fit a notch.
  func notch(ofRow row: Int) -> BarEntry? {
    guard let section = paged.section(of: row) else { return nil }
    let isSign = section.label == .pinned || !section.label.isWord
    guard isSign, section.label != .everything else { return nil }
    return BarEntry(
      label: section.label, count: section.range.count, target: paged.target(of: section))
  }

  var state: CatalogPage.State {
    rows.isEmpty ? (content.isFetched ? .empty : .notFetched) : .filled
  }
}

extension CatalogContent {
  /// The newest day of an item and its twins.
  fileprivate func day(of entry: CuratedItem) -> String? {
    let day = day(of: entry.item)
    return entry.twins.reduce(day) { [$0, self.day(of: $1)].lazy.compactMap(\.self).max() }
  }
}
