import Diagnostics
import Indexing
import Items
import Markup
import QueryFiles

extension CatalogPage {
  /// The pages of a catalog: one, or its opening and those of its letters.
  static func pages(of layout: CatalogLayout, in surroundings: Surroundings) -> [CatalogPage] {
    let frame = Frame(layout, surroundings)
    return layout.paged.pages.map(frame.page)
  }

  /// What the pages of a catalog take from the rest of the site.
  struct Surroundings: Equatable, Sendable {
    fileprivate let crumbs: [PageHeading.Crumb]
    fileprivate let language: String
    fileprivate let tags: [NamedLink]
    fileprivate let hasFeeds: Bool

    init(of query: Query, in atlas: Atlas, _ indexes: IndexAddresses) {
      let list = atlas.content.sources.lists.first { $0.name == query.entry?.list }
      crumbs =
        [.home]
        + (list.map { [.init(title: $0.title, target: Target(atlas.addresses.list($0)))] } ?? [])
      language = atlas.language(of: query)
      tags = indexes.links(toTags: query.tags.unique())
      hasFeeds = atlas.hasFeeds
    }
  }

  /// What the pages of one catalog have in common.
  private struct Frame {
    let layout: CatalogLayout
    let surroundings: Surroundings
    let creatorCount: Int
    let feed: Feed.Files?

    init(_ layout: CatalogLayout, _ surroundings: Surroundings) {
      self.layout = layout
      self.surroundings = surroundings
      creatorCount = Set(layout.rows.lazy.flatMap(\.entry.item.creators).map(\.name)).count
      let isDated = layout.latestDay != nil || !layout.content.news.days.isEmpty
      feed = surroundings.hasFeeds && isDated ? Feed.Files(of: layout.address) : nil
    }

    func page(_ page: PagedSections.Page) -> CatalogPage {
      let content = layout.content
      let query = content.query
      let isOpening = page.part == nil
      let own = PageHeading.Crumb(title: query.title, target: Target(layout.address))
      return CatalogPage(
        heading: PageHeading(
          address: page.address, title: query.title,
          description: query.description ?? layout.introduction?.firstParagraph,
          language: surroundings.language,
          crumbs: surroundings.crumbs + (isOpening ? [] : [own]),
          stores: content.stores, changed: layout.latestDay),
        query: query.name, file: query.place.file, state: layout.state,
        introduction: isOpening ? layout.introduction?.html : nil,
        subjects: isOpening ? content.subjects : [], countries: content.countries,
        date: content.date, count: layout.count, creatorCount: creatorCount,
        tags: surroundings.tags,
        questions: query.searches.map(Question.init),
        bar: layout.paged.bar(content.index.bar, on: page.part),
        hasWordBar: content.index.bar.lazy.map(\.label).areWords,
        sections: page.pieces.map { section, range in
          Section(
            label: section.label, anchor: section.anchor, count: section.range.count,
            rows: Array(layout.rows[range]))
        }, part: page.part,
        data: content.isFetched ? CatalogData.Files(of: layout.address) : nil, feed: feed)
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
