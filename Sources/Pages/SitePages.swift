package import Diagnostics
import QueryFiles

/// The pages of a site, each made when it is asked for.
///
/// A site of 50,000 items has as many pages; only what they share is held in memory.
package struct SitePages: Sendable {
  package let site: Site
  /// About the owner's Markdown and settings, a limited number for each file.
  package let warnings: [Diagnostic]
  let atlas: Atlas
  let items: SiteItems
  let indexes: IndexPages
  /// One for each of the content's catalogs, in their order.
  let catalogs: [CatalogPages]
  /// All pages but those of indexes and items.
  let others: [Page]
  /// That of the site first; none where the owner wants none or the site has no address.
  package let feeds: [Feed]

  /// - Parameters:
  ///   - content: What is to be shown.
  ///   - layouts: One for each of the content's catalogs, in their order.
  ///   - indexing: The rules of the indexes over the site.
  ///   - earlier: Pages of the same site as it was before; what would be made of the same again is
  ///     taken from them.
  package init(
    _ content: SiteContent, layouts: [CatalogLayout], indexing: SiteIndexing,
    after earlier: SitePages? = nil
  ) {
    let atlas = Atlas(content: content, layouts: layouts)
    let same = earlier.flatMap { atlas.listsSameItems(as: $0.atlas) ? $0 : nil }
    let items = same?.items ?? SiteItems(in: atlas)
    let sources = IndexSources(
      of: items.works, in: atlas, by: indexing, likeThoseOf: same?.indexes.sources)
    let kept = earlier.flatMap { $0.indexes.sources == sources ? $0.indexes : nil }
    let indexes = kept ?? IndexPages(of: sources, after: earlier?.indexes)
    let addresses = indexes.addresses
    let lists = content.sources.lists.map { ListPage.page(of: $0, in: atlas) }
    let prose = content.sources.pages.map { ProsePage.page(of: $0, in: atlas) }
    let catalogs = CatalogPages.all(in: atlas, indexes: addresses, after: earlier?.catalogs ?? [])
    let news = SiteNews(in: atlas, items, by: indexing)
    let newsPages = layouts.isEmpty ? [] : [Page.news(NewsPage(news, in: atlas))]
    let feeds = Feed.all(in: atlas, news)
    let search = content.sources.settings.search == nil ? [] : [Page.search(SearchPage(atlas))]
    let home = HomePage(atlas, itemCount: items.works.count, indexes: indexes.links, news: news)
    self.atlas = atlas
    self.items = items
    self.indexes = indexes
    self.catalogs = catalogs
    others =
      [.home(home)] + catalogs.flatMap(\.pages).map { .catalog($0) }
      + lists.map { .list($0.page) }
      + newsPages + prose.map { .prose($0.page) } + search + [.notFound(NotFoundPage(atlas))]
    self.feeds = feeds
    site = Site(
      content, indexes: indexes.links, hasNews: !news.days.isEmpty, feed: feeds.first.map(\.files))
    warnings =
      (layouts.flatMap(\.warnings) + lists.flatMap(\.warnings) + prose.flatMap(\.warnings)
      + indexes.warnings).limitedInEachFile
  }
}

extension SitePages {
  /// Of the catalogs for which a store was asked, in their order.
  package var data: [CatalogData] { catalogs.compactMap(\.data) }
}

extension SitePages: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { others.count + indexes.count + items.all.count }

  package subscript(position: Int) -> Page {
    switch place(of: position) {
    case .other(let number): others[number]
    case .index(let number): .index(indexes[number])
    case .item(let number):
      .item(ItemPage(items.all[number], in: atlas, indexes: indexes.addresses))
    }
  }

  /// Where a page is to be had.
  enum PagePlace {
    case other(Int)
    case index(Int)
    case item(Int)
  }

  func place(of position: Int) -> PagePlace {
    if position < others.count { return .other(position) }
    let number = position - others.count
    return number < indexes.count ? .index(number) : .item(number - indexes.count)
  }
}
