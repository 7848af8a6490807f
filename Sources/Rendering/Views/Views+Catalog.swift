import Diagnostics
import Indexing
import Items
import Pages

extension Views {
  static let catalog = View<CatalogPage>.page(
    "catalog",
    View.bar + View.division + [
      .text(
        "query",
        "The query's name, as a shell hands it to `thumbindex fetch`: in quotes if need be."
      ) { page, _ in page.query.shellQuoted },
      .flag("filled", "Whether there are items.") { page, _ in page.state == .filled },
      .flag("empty", "Whether the stores were asked, and nothing is left.") { page, _ in
        page.state == .empty
      },
      .flag("not-fetched", "Whether the stores were never asked.") { page, _ in
        page.state == .notFetched
      },
      .html("introduction", "The owner's text.") { page, _ in page.introduction },
      .records("subjects", subject, "Looked-up artists, albums or shows.") { page, _ in
        page.subjects.map { ($0, page.query) }
      },
      .text("entries", "How many items, of what kind, by how many.") { page, edition in
        page.entries(in: edition.phrases)
      },
      .text("count", "How many items on this page, with their kind.") { page, edition in
        edition.phrases.items(page.rowCount, of: page.count.kind)
      },
      .text("source", "Stores and countries.") { page, edition in
        page.source(in: edition.phrases)
      },
      .record("date", shownDate, "The day of the oldest data.") { page, _ in
        ShownDate(day: page.date)
      },
      .flag("tagged", "Whether the owner gave the query tags.") { page, _ in !page.tags.isEmpty },
      .records("tags", listed, "The tags.") { page, edition in
        ListedName.all(page.tags.map { ($0.title, edition.addresses.href($0.target)) })
      },
      .records("questions", question, "What the stores were asked.") { page, _ in page.questions },
      .flag("has-rows", "Whether this page has rows.") { page, _ in !page.sections.isEmpty },
      .texts("courtesies", "What the stores want to be said beside previews, a sentence each.") {
        page, edition in edition.courtesies(beside: page.entries)
      },
      .flag(
        "long", "Whether there are so many rows (over 100) that only those in sight are laid out."
      ) {
        page, _ in page.entries.areMany
      },
      .flag("upright", "Whether all covers of the page are upright.") { page, _ in
        page.sections.allSatisfy { $0.rows.allSatisfy(\.entry.item.kind.isUpright) }
      },
      .records("sections", section, "The items, in sections.") { page, _ in
        page.sections.map {
          SectionOfPage(
            section: $0, namesCountry: page.countries.count > 1, query: page.query,
            isOnly: page.sections.count == 1)
        }
      },
      .flag("has-data", "Whether it has items, and there are files of them for programs.") {
        page, _ in page.data != nil && page.state == .filled
      },
      .records("data", dataFile, "The whole catalog's data, in each of their forms.") { page, _ in
        page.data.map(DataFile.all) ?? []
      },
    ])

  static let dataFile = View<DataFile>(
    "data file",
    [
      .text("name", "The name of the form: `JSON`.") { file, _ in file.name },
      .text("type", "The media type.") { file, _ in file.type },
      .text("href", "The file.") { file, edition in edition.href(file.address) },
      .flag("more", "Whether another follows.") { file, _ in file.hasNext },
    ])

  static let section = View<SectionOfPage>(
    "section",
    [
      .text("id", "The section's id on the page.") { part, _ in part.section.anchor },
      .text("label", "A letter or word; absent for an index without sections.") {
        part, edition in
        part.isTheRest ? edition.phrases["the-rest"] : edition.phrases.section(part.section.label)
      },
      .flag("word", "Whether the label is longer than a letter.") { part, _ in
        part.isTheRest || part.section.label.isWord
      },
      .text("count", "How many items, also where it goes on on another page.") {
        part, edition in edition.phrases.number(part.section.count)
      },
      .records("rows", row, "Its items.") { part, _ in part.listings },
    ])

  static let subject = View<(item: Item, query: String)>(
    "subject",
    [
      .text("title", "Its name.") { subject, edition in
        subject.item.title ?? edition.phrases["untitled"]
      },
      .text("kind", "Its kind.") { subject, edition in
        edition.phrases.kind(subject.item.kind)
      },
      .record("art", art, "Its picture; absent without artwork.") { subject, edition in
        guard subject.item.artwork != nil else { return nil }
        let entry = CuratedItem(item: subject.item)
        return Art(of: entry, letter: entry.letter, in: .row, addresses: edition.addresses)
      },
      .records("links", storeLink, "The ways to the store.") { subject, edition in
        subject.item.links.map {
          StoreLabel($0, onPage: subject.query, in: edition.phrases)
        }
      },
    ])
}
