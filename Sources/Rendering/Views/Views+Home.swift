import Items
import Pages

extension Views {
  static let home = View<HomePage>.page(
    "home",
    [
      .records("groups", group, "The catalogs, by the folders of their queries.") { page, _ in
        page.groups
      },
      .text("catalog-count", "How many catalogs.") { page, edition in
        edition.phrases.number(page.catalogCount)
      },
      .text("item-count", "How many items on the whole site.") { page, edition in
        edition.phrases.number(page.itemCount)
      },
      .text("stores", "The names of all stores.") { page, edition in
        edition.phrases.list(page.heading.stores.map { edition.phrases.store($0) })
      },
      .flag("has-indexes", "Whether there are indexes over the site.") { page, _ in
        !page.indexes.isEmpty
      },
      .records("indexes", listed, "The indexes over the site.") { page, edition in
        ListedName.all(page.indexes, in: edition)
      },
      .text("news", "The page of news, while it has none and so is not in the menu.") {
        page, edition in page.news.map(edition.href)
      },
      .record("date", shownDate, "The day of the oldest data.") { page, _ in
        ShownDate(day: page.date)
      },
    ])

  static let group = View<HomePage.Group>(
    "group",
    [
      .text("title", "Its heading; absent for catalogs in no folder.") { group, _ in group.title },
      .records("catalogs", card, "Its catalogs.") { group, _ in group.catalogs },
    ])
}
