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
  private let items: [ItemAppearances]
  /// All pages but those of items.
  private let others: [Page]
  /// Of the catalogs for which a store was asked, in their order.
  package let data: [CatalogData]

  /// - Parameters:
  ///   - content: What is to be shown.
  ///   - layouts: One for each of the content's catalogs, in their order.
  package init(_ content: SiteContent, layouts: [CatalogLayout]) {
    let atlas = Atlas(content: content, layouts: layouts)
    let lists = content.sources.lists.map { ListPage.page(of: $0, in: atlas) }
    let prose = content.sources.pages.map { ProsePage.page(of: $0, in: atlas) }
    let catalogs = layouts.map { CatalogPage.pages(of: $0, in: atlas) }
    self.atlas = atlas
    items = ItemAppearances.all(in: layouts)
    others =
      [.home(HomePage(atlas, itemCount: items.count))]
      + catalogs.joined().map { .catalog($0) }
      + lists.map { .list($0.page) }
      + prose.map { .prose($0.page) } + [.notFound(NotFoundPage(atlas))]
    data = zip(layouts, catalogs).compactMap { layout, pages in
      pages.first.flatMap { $0.data == nil ? nil : CatalogData(layout, openedBy: $0) }
    }
    site = Site(content)
    warnings =
      (layouts.flatMap(\.warnings) + lists.flatMap(\.warnings) + prose.flatMap(\.warnings))
      .limitedInEachFile
  }
}

extension SitePages: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { others.count + items.count }

  package subscript(position: Int) -> Page {
    position < others.count
      ? others[position] : .item(ItemPage(items[position - others.count], in: atlas))
  }

  /// The item whose page stands there; `nil` for any other page.
  func item(at position: Int) -> ItemAppearances? {
    position < others.count ? nil : items[position - others.count]
  }
}

/// The content of a site and the layout of its catalogs, for those who make pages of them.
struct Atlas: Sendable {
  let content: SiteContent
  /// One for each of the content's catalogs, in their order.
  let layouts: [CatalogLayout]

  var settings: SiteSettings { content.sources.settings }
  var addresses: SiteAddresses { content.addresses }
  var markdown: OwnerMarkdown { OwnerMarkdown(settings: settings) }

  /// What stands first on the way to every page; themes have a word of their own for it.
  var homeCrumb: PageHeading.Crumb {
    PageHeading.Crumb(title: settings.title, target: Target(Address("")))
  }

  /// The day of the oldest response of these catalogs.
  func date(of catalogs: some Sequence<CatalogLayout>) -> String? {
    catalogs.compactMap(\.content.date).min()
  }

  /// The day of the newest response that an item of these catalogs is from.
  func latestDay(of catalogs: some Sequence<CatalogLayout>) -> String? {
    catalogs.compactMap(\.latestDay).max()
  }
}
