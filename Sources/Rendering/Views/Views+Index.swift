import Indexing
import Items
import Pages

extension Views {
  static let index = View<IndexPage>.page(
    "index",
    View.bar + View.division + [
      .text("about", "What the index is, in a sentence; absent for a value.") { page, edition in
        edition.phrases.about(page.caption)
      },
      .html("note", "The owner's note on a creator.") { page, _ in page.creator?.note },
      .records("links", storeLink, "The creator's pages: the owner's link, then the stores'.") {
        page, edition in
        page.creator.map { StoreLabel.all(of: $0, in: edition) } ?? []
      },
      .flag("linked", "Whether there are any.") { page, _ in
        page.creator.map { $0.link != nil || !$0.storeLinks.isEmpty } ?? false
      },
      .text("names-of", "What is listed: creators, genres; absent where it is items.") {
        page, edition in
        guard page.nameCount > 0 else { return nil }
        return edition.phrases.caption(page.facet.map(Caption.index) ?? .indexes)
      },
      .text("name-count", "How many of them.") { page, edition in
        edition.phrases.number(page.nameCount)
      },
      .text("entries", "How many items, with their kind.") { page, edition in
        edition.phrases.items(page.itemCount.items, of: page.itemCount.kind)
      },
      .text("source", "The stores.") { page, edition in
        edition.phrases.list(page.heading.stores.map { edition.phrases.store($0) })
      },
      .flag("has-others", "Whether the site has other indexes.") { page, _ in
        !page.others.isEmpty
      },
      .records("others", listed, "The other indexes.") { page, edition in
        ListedName.all(page.others, in: edition)
      },
      .flag("has-catalogs", "Whether the owner gave catalogs this tag.") { page, _ in
        !page.catalogs.isEmpty
      },
      .records("catalogs", card, "Those catalogs.") { page, _ in page.catalogs },
      .text("count", "How many entries are on this page.") { page, edition in
        let count = page.sections.reduce(0) { $0 + $1.entries.count }
        return page.nameCount > 0
          ? edition.phrases.number(count) : edition.phrases.items(count, of: page.itemCount.kind)
      },
      .flag("has-entries", "Whether this page has entries.") { page, _ in
        !page.sections.isEmpty
      },
      .flag("findable", "Whether this page has entries that a filter may be wanted for.") {
        page, _ in !page.sections.isEmpty && page.caption != .indexes
      },
      .flag("has-rows", "Whether they are rows, which also can be tiles.") { page, _ in
        page.sections.contains { if case .rows = $0.entries { true } else { false } }
      },
      .flag(
        "long", "Whether there are so many rows (over 100) that only those in sight are laid out."
      ) {
        page, _ in page.entries.areMany
      },
      .texts("courtesies", "What the stores want to be said beside previews, a sentence each.") {
        page, edition in edition.courtesies(beside: page.entries)
      },
      .records("sections", indexSection, "The entries, in sections.") { page, _ in
        SectionOfIndex.all(of: page)
      },
    ])

  static let indexSection = View<SectionOfIndex>(
    "index section",
    [
      .text("id", "The section's id on the page.") { part, _ in part.section.anchor },
      .text("label", "A letter or word; absent for an index without sections.") {
        part, edition in edition.phrases.section(part.section.label)
      },
      .flag("word", "Whether the label is longer than a letter.") { part, _ in
        part.section.label.isWord
      },
      .text("count", "How many entries, also where it goes on on another page.") {
        part, edition in edition.phrases.number(part.section.count)
      },
      .flag("titles", "Whether the entries are items.") { part, _ in
        if case .titles = part.section.entries { true } else { false }
      },
      .records("entries", indexEntry, "Names or titles.") { part, edition in
        part.entries(in: edition)
      },
      .flag("has-rows", "Whether it has rows instead.") { part, _ in !part.listings.isEmpty },
      .flag("upright", "Whether all covers of the page are upright.") { part, _ in
        part.isUpright
      },
      .records("rows", row, "Items with all that catalogs show.") { part, _ in part.listings },
    ])

  static let indexEntry = View<IndexEntry>(
    "index entry",
    [
      .text("title", "The name or title.") { entry, _ in entry.text },
      .text("href", "Its page.") { entry, edition in edition.href(entry.address) },
      .text("detail", "How many entries a name has; who made an item.") { entry, _ in
        entry.detail
      },
    ])
}
