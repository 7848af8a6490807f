import Indexing
import Items
import Pages

extension Views {
  static let list = View<ListPage>.page(
    "list",
    View.bar + [
      .records("sections", listSection, "The catalogs, A to Z.") { page, _ in page.sections },
      .text("count", "How many catalogs, in words.") { page, edition in
        edition.phrases.count(page.count, "count-catalog")
      },
      .text("catalog-count", "How many catalogs, as a number.") { page, edition in
        edition.phrases.number(page.count)
      },
      .text("item-count", "How many items in all of them, in words.") { page, edition in
        edition.phrases.items(page.items.items, of: page.items.kind)
      },
      .text("source", "The stores.") { page, edition in
        edition.phrases.list(page.heading.stores.map { edition.phrases.store($0) })
      },
      .record("date", shownDate, "The day of the oldest data.") { page, _ in
        ShownDate(day: page.date)
      },
    ])

  static let listSection = View<ListPage.Section>(
    "list section",
    [
      .text("id", "The section's id on the page.") { section, _ in section.anchor },
      .text("label", "A letter or word; absent for an index without sections.") {
        section, edition in edition.phrases.section(section.label)
      },
      .flag("word", "Whether the label is longer than a letter.") { section, edition in
        section.label.isWord
      },
      .text("count", "How many catalogs.") { section, edition in
        edition.phrases.number(section.cards.count)
      },
      .records("catalogs", card, "Its catalogs.") { section, _ in section.cards },
    ])
}
