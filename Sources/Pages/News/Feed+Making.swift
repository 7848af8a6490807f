import Diagnostics
import Indexing
import Items
import Markup
import QueryFiles

extension Feed {
  /// The feed of the site, then that of each catalog in the order of the home page.
  ///
  /// A feed tells the changes of which a history tells, and without a history of its catalogs. So
  /// the entries of a day stay as they are, whatever is fetched later.
  ///
  /// - Parameters:
  ///   - atlas: The catalogs, with their news.
  ///   - news: Those of all of them.
  /// - Returns: None where the owner wants none, the site has no whole address, or nothing is
  ///   recorded.
  static func all(in atlas: Atlas, _ news: SiteNews) -> [Feed] {
    guard atlas.hasFeeds else { return [] }
    let layouts = atlas.ownersOrder.map { atlas.layouts[$0] }
    let own = layouts.map { entries(of: $0, in: atlas) }
    let settings = atlas.settings
    let site = Feed(
      of: .home, toldBy: .news, title: settings.title, description: settings.description,
      language: settings.language.value, origin: SiteSettings.path,
      entries: newest(of: own.flatMap(\.self)), elsewhere: news.elsewhere)
    let catalogs = zip(layouts, own).map { layout, own in
      let query = layout.content.query
      return Feed(
        of: layout.address, toldBy: layout.address, title: query.title,
        description: query.description ?? layout.introduction?.firstParagraph,
        language: atlas.language(of: query), origin: query.place.file,
        entries: newest(of: own), elsewhere: news.elsewhere)
    }
    return ([site] + catalogs).filter { !$0.entries.isEmpty }
  }

  /// A catalog's days, or the catalog where it knows none.
  private static func entries(of layout: CatalogLayout, in atlas: Atlas) -> [Entry] {
    let days = layout.content.news.days.map { Entry(of: layout, in: atlas, .changes($0)) }
    return days.isEmpty ? [Entry(of: layout, in: atlas)].compactMap(\.self) : days
  }

  /// The newest first, of one moment as they are given; days alone, where there are some.
  private static func newest(of all: [Entry]) -> [Entry] {
    let days = all.filter(\.tellsChanges)
    let told = days.isEmpty ? all : days
    let order = told.indices.sorted { one, other in
      told[one].updated == told[other].updated
        ? one < other : told[one].updated > told[other].updated
    }
    return order.prefix(mostEntries).map { told[$0] }
  }
}

extension Feed.Entry {
  fileprivate var tellsChanges: Bool {
    if case .changes = content { true } else { false }
  }

  fileprivate init(of layout: CatalogLayout, in atlas: Atlas, _ content: Feed.Content) {
    let query = layout.content.query
    self.init(
      title: query.title, address: layout.address, language: atlas.language(of: query),
      stores: layout.content.stores, content: content)
  }

  /// The catalog itself; `nil` when nothing is recorded for it.
  fileprivate init?(of layout: CatalogLayout, in atlas: Atlas) {
    guard let day = layout.latestDay else { return nil }
    let query = layout.content.query
    self.init(
      of: layout, in: atlas,
      .catalog(
        day: day, count: layout.count,
        description: query.description ?? layout.introduction?.firstParagraph))
  }
}
