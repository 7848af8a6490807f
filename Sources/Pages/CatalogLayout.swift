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
  let address: Address
  let sections: [Section]
  /// The rows of all sections in order.
  let rows: [Row]
  /// For each of `rows` the number of its section.
  let sectionOfRow: [Int]
  /// Whether each letter has pages of its own.
  let isSplit: Bool
  let introduction: Markdown?
  /// About the owner's Markdown, in the order of the page.
  package let warnings: [Diagnostic]

  struct Section: Sendable {
    let label: SectionLabel
    let anchor: String
    /// Its rows, as a range of the layout's.
    let range: Range<Int>
    /// The pages that it stands on; one, unless it is larger than a page.
    let parts: [Part]
  }

  struct Part: Sendable {
    let address: Address
    let range: Range<Int>
  }

  /// The most items on one page, where neither the query nor the site says.
  private static let standardPageSize = 500

  package init(_ content: CatalogContent, at address: Address, settings: SiteSettings) {
    self.content = content
    self.address = address
    let markdown = OwnerMarkdown(settings: settings)
    let pageSize =
      content.query.index.over(settings.index).pageSize ?? Self.standardPageSize
    isSplit = content.index.count > pageSize
    let introduction = content.query.body.map {
      markdown.render($0, of: address, idPrefix: SectionNames.introductionPrefix)
    }
    self.introduction = introduction?.markdown
    var warnings = introduction?.warnings ?? []
    let entries = content.index.sections.lazy.flatMap(\.elements)
    var names = SectionNames(besideItemsOf: Set(entries.map(\.id.store)))
    var sections: [Section] = []
    var rows: [Row] = []
    var sectionOfRow: [Int] = []
    for section in content.index.sections {
      let name = names.next(for: section.label)
      let range = rows.count..<rows.count + section.elements.count
      let staysHere = !isSplit || section.label == .pinned
      let parts =
        staysHere
        ? [Part(address: address, range: range)]
        : Self.parts(
          of: range, pageSize: pageSize,
          at: section.label == .everything ? address : address.child(name))
      sectionOfRow += repeatElement(sections.count, count: range.count)
      sections.append(Section(label: section.label, anchor: name, range: range, parts: parts))
      for entry in section.elements {
        let note = entry.curation?.note.map {
          markdown.render($0, of: address, idPrefix: Address.anchor(of: entry.id) + "_")
        }
        warnings += note?.warnings ?? []
        rows.append(Row(entry, note: note?.markdown.html))
      }
    }
    self.sections = sections
    self.rows = rows
    self.sectionOfRow = sectionOfRow
    self.warnings = warnings
  }

  /// Cuts a section into pages: `NAME/a/`, `NAME/a/2/` and so on.
  private static func parts(of range: Range<Int>, pageSize: Int, at first: Address) -> [Part] {
    stride(from: range.lowerBound, to: range.upperBound, by: pageSize).map { start in
      let number = (start - range.lowerBound) / pageSize + 1
      return Part(
        address: number == 1 ? first : first.child(String(number)),
        range: start..<min(start + pageSize, range.upperBound))
    }
  }

  /// The page and the element of a row.
  func target(ofRow row: Int) -> Target {
    let parts = sections[sectionOfRow[row]].parts
    let part = parts.first { $0.range.contains(row) }
    return Target(part?.address ?? address, fragment: rows[row].anchor)
  }

  /// Where a click on the section's label leads.
  func target(of section: Section) -> Target {
    let first = section.parts.first?.address ?? address
    return Target(first, fragment: first == address ? section.anchor : nil)
  }

  /// The way back to a section from an item in it; `nil` where a word would not fit a notch.
  func notch(of section: Section) -> CatalogPage.BarEntry? {
    let isSign = section.label == .pinned || !section.label.isWord
    guard isSign, section.label != .everything else { return nil }
    return CatalogPage.BarEntry(
      label: section.label, count: section.range.count, target: target(of: section))
  }

  /// Where a click on a label leads, `nil` for one without items.
  func target(of label: SectionLabel) -> Target? {
    sections.first { $0.label == label }.map(target)
  }

  /// The day (UTC) of the newest response that an item of it is from; that of the oldest response
  /// when it has no items.
  var latestDay: String? {
    let days = content.days
    guard !days.isEmpty else { return content.date }
    return rows.lazy.compactMap { days[$0.entry.id] ?? self.content.date }.max() ?? content.date
  }

  var state: CatalogPage.State {
    rows.isEmpty ? (content.isFetched ? .empty : .notFetched) : .filled
  }
}
