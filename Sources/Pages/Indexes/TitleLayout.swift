import Indexing

/// Items by title with the place of each settled: the letters, and the pages.
struct TitleLayout: Sendable {
  let bar: [BarLabel]
  let paged: PagedSections

  /// - Parameters:
  ///   - bar: That of the items.
  ///   - address: Of the opening.
  ///   - pageSize: The most items on a page.
  ///   - names: Hands out the anchors.
  init(_ bar: [BarLabel], at address: Address, pageSize: Int, names: SectionNames) {
    self.bar = bar
    let sections = bar.filter { $0.count > 0 }.map { ($0.label, $0.count) }
    paged = PagedSections(sections, at: address, pageSize: pageSize, names: names)
  }
}
