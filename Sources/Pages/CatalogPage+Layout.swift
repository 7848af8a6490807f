import Diagnostics
import Indexing
import Items
import Markup
import QueryFiles

extension CatalogPage {
  /// The pages of a catalog: one, or its opening and those of its letters.
  static func pages(of layout: CatalogLayout, in atlas: Atlas) -> [CatalogPage] {
    let frame = Frame(layout, atlas)
    let opening = layout.sections.filter { $0.parts.first?.address == layout.address }
    var pages = [frame.page(at: layout.address, sections: opening.map { ($0, $0.parts[0]) })]
    let letters = layout.sections.flatMap { section in
      zip(1..., section.parts).map { (section: section, number: $0, part: $1) }
    }.filter { $0.part.address != layout.address }
    for (index, letter) in letters.enumerated() {
      let previous = index > 0 ? letters[index - 1].part.address : layout.address
      let next = index + 1 < letters.count ? letters[index + 1].part.address : nil
      let part = Part(
        label: letter.section.label, number: letter.number, previous: Target(previous),
        next: next.map { Target($0) })
      pages.append(
        frame.page(
          at: letter.part.address, sections: [(letter.section, letter.part)], part: part))
    }
    return pages
  }

  /// What the pages of one catalog have in common.
  private struct Frame {
    let layout: CatalogLayout
    let crumbs: [PageHeading.Crumb]
    let language: String
    let count: ItemCount
    let creatorCount: Int

    init(_ layout: CatalogLayout, _ atlas: Atlas) {
      self.layout = layout
      let query = layout.content.query
      let list = atlas.content.sources.lists.first { $0.name == query.list }
      crumbs =
        [atlas.homeCrumb]
        + (list.map { [.init(title: $0.title, target: Target(atlas.addresses.list($0)))] } ?? [])
      language = query.language?.value ?? atlas.settings.language.value
      count = ItemCount(layout.rows.lazy.map(\.entry.item))
      creatorCount = Set(layout.rows.lazy.flatMap(\.entry.item.creators).map(\.name)).count
    }

    func page(
      at address: Address, sections: [(CatalogLayout.Section, CatalogLayout.Part)],
      part: Part? = nil
    ) -> CatalogPage {
      let content = layout.content
      let query = content.query
      let isOpening = address == layout.address
      let own = PageHeading.Crumb(title: query.title, target: Target(layout.address))
      return CatalogPage(
        heading: PageHeading(
          address: address, title: query.title,
          description: query.description ?? layout.introduction?.firstParagraph,
          language: language, crumbs: crumbs + (isOpening ? [] : [own]),
          stores: content.stores, changed: layout.latestDay),
        query: query.name, file: query.place.file, state: layout.state,
        introduction: isOpening ? layout.introduction?.html : nil,
        subjects: isOpening ? content.subjects : [], countries: content.countries,
        date: content.date, count: count, creatorCount: creatorCount,
        questions: query.searches.map(Question.init), bar: bar(on: part),
        hasWordBar: content.index.bar.contains(where: \.label.isValue),
        sections: sections.map(section), part: part,
        data: content.isFetched ? CatalogData.Files(of: layout.address) : nil)
    }

    private func bar(on part: Part?) -> [BarEntry] {
      layout.content.index.bar.map { entry in
        BarEntry(
          label: entry.label, count: entry.count, target: layout.target(of: entry.label),
          isCurrent: entry.label == part?.label)
      }
    }

    private func section(_ section: CatalogLayout.Section, _ part: CatalogLayout.Part) -> Section {
      Section(
        label: section.label, anchor: section.anchor, count: section.range.count,
        rows: Array(layout.rows[part.range]))
    }
  }
}

extension CatalogPage.Question {
  fileprivate init(_ search: Search) {
    self.init(
      store: search.store.value,
      parameters: search.parameters.map { parameter in
        Parameter(
          name: parameter.name.value,
          value: parameter.values.map(\.value).joined(separator: ", "))
      })
  }
}

extension SectionLabel {
  /// Whether it is a value that items have in common, rather than the beginning of a name.
  fileprivate var isValue: Bool {
    switch self {
    case .word, .kind, .year: true
    case .pinned, .number, .letter, .missing, .everything: false
    }
  }
}
