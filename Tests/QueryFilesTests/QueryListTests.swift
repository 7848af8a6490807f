import Diagnostics
import Items
import QueryFiles
import TestSupport
import Testing

@Suite struct QueryListTests {
  private static let bands = """
    title: Bands
    description: All of them.
    search:
      store: itunes
      media: music
      entity: musicTrack
      attribute: artistTerm
    index: {by: collection, articles: ignore}
    language: en
    limit: 100
    items:
      itunes:1: {hide: true}
      itunes:2: {pin: true}
    hide: [itunes:3]
    tags: [rock]
    queries:
      - Rush
      - 1984
      - {term: Guns N' Roses, sort-as: Guns N Roses, note: The **first** album is the one.}
      - term: AC/DC
        name: acdc
        title: AC/DC from Australia
        description: Loud.
        search: {country: AU, media: musicVideo, results: 20}
        index: {by: year}
        language: de
        limit: 5
        items:
          itunes:2: {title: Two}
          itunes:4: {pin: true}
        hide: []
        tags: [loud, 70s]
        draft: true
        merge: off
    """

  @Test func readsTheList() throws {
    let outcome = list(Self.bands)
    #expect(outcome.diagnostics.isEmpty)
    let list = try outcome.get().list
    #expect(list.name == "l")
    #expect(list.title == "Bands")
    #expect(list.description == "All of them.")
    #expect(list.index == IndexSettings(by: .collection, articles: .ignore))
    #expect(list.language?.value == "en")
    #expect(list.entries == ["l/Rush", "l/1984", "l/Guns N' Roses", "l/acdc"])
  }

  @Test func fillsEntriesFromTheTop() throws {
    let queries = try list(Self.bands).get().queries
    let rush = try #require(queries.first)
    #expect(rush.title == "Rush")
    #expect(rush.entry == Query.ListEntry(list: "l", name: "Rush"))
    #expect(rush.description == nil)
    #expect(rush.place == Place(file: "Queries/l.yml", line: 17, column: 5))
    #expect(rush.limit == 100)
    #expect(rush.tags == ["rock"])
    #expect(rush.hide.count == 1)
    #expect(rush.curations.map(\.id.value.text) == ["itunes:1", "itunes:2"])
    let search = try #require(rush.searches.first)
    #expect(
      search.parameters.map(\.name.value) == ["media", "entity", "attribute", "term"])
    #expect(search.parameter("term")?.values.map(\.value) == ["Rush"])
    #expect(
      search.parameter("term")?.values.first?.place
        == Place(file: "Queries/l.yml", line: 17, column: 5))
    #expect(queries.map(\.title) == ["Rush", "1984", "Guns N' Roses", "AC/DC from Australia"])
    #expect(queries[2].sortAs == "Guns N Roses")
    #expect(queries[2].note?.text == "The **first** album is the one.")
    #expect(queries[2].note?.firstLine == 19)
  }

  @Test func letsTheEntryWin() throws {
    let query = try #require(try list(Self.bands).get().queries.last)
    #expect(query.description == "Loud.")
    #expect(query.index == IndexSettings(by: .year, articles: .ignore))
    #expect(query.language?.value == "de")
    #expect(query.limit == 5)
    #expect(query.curations.map(\.id.value.text) == ["itunes:1", "itunes:2", "itunes:4"])
    #expect(query.curations[1].title == "Two")
    #expect(query.hide.isEmpty)
    #expect(query.tags == ["loud", "70s"])
    #expect(query.isDraft && !query.isMerged)
    let search = try #require(query.searches.first)
    #expect(
      search.parameters.map { "\($0.name.value)=\($0.values.map(\.value).joined())" } == [
        "media=musicVideo", "entity=musicTrack", "attribute=artistTerm", "country=AU", "term=AC/DC",
      ])
    #expect(search.results?.value == 20)
  }

  @Test(arguments: [("itunes", "term"), ("google-books", "q"), ("omdb", "s")])
  func putsTheTermWhereTheStoreTakesIt(_ store: String, _ parameter: String) throws {
    let queries = try list("title: a\nsearch: {store: \(store)}\nqueries: [x]").get().queries
    #expect(queries.first?.searches.first?.parameters.map(\.name.value) == [parameter])
  }

  @Test func putsTheTermInEachSearch() throws {
    let text = "title: a\nsearch: [{store: itunes}, {store: omdb, s: z}]\nqueries: [x]"
    let searches = try #require(try list(text).get().queries.first?.searches)
    #expect(searches.map { $0.parameter("term")?.values.first?.value } == ["x", nil])
    #expect(searches.map { $0.parameter("s")?.values.map(\.value) } == [nil, ["x"]])
  }

  @Test func takesAnEntryWithASearchOfItsOwn() throws {
    let text = """
      title: a
      queries:
        - {title: Album, search: {store: itunes, id: 5}}
        - {term: b, search: {store: omdb}}
      """
    let queries = try list(text).get().queries
    #expect(queries.map(\.name) == ["l/Album", "l/b"])
    #expect(queries[0].searches.first?.parameters.map(\.name.value) == ["id"])
    #expect(queries[1].searches.first?.parameters.map(\.name.value) == ["s"])
  }

  @Test(arguments: [("AC/DC", "AC-DC"), ("..", "--"), (".", "-"), ("a\\b", "a-b"), ("東京", "東京")])
  func makesOnePartOfAPathOfATerm(_ term: String, _ name: String) throws {
    let text = "title: a\nsearch: {store: itunes}\nqueries: ['\(term)']"
    #expect(try list(text).get().queries.map(\.name) == ["l/\(name)"])
    #expect(try list(text).get().queries.map(\.title) == [term])
  }

  @Test(arguments: [
    Mistake(
      "no title", marked: "▶search: {store: omdb}\nqueries: [a]",
      summary: "A list needs the key 'title'."),
    Mistake(
      "no entries", marked: "▶title: a\nsearch: {store: omdb}",
      summary: "A list needs the key 'queries'."),
    Mistake(
      "empty list", marked: "title: a\nsearch: {store: omdb}\nqueries: ▶[]",
      summary: "This list has no entries."),
    Mistake(
      "entries as text", marked: "title: a\nsearch: {store: omdb}\nqueries: ▶Rush",
      summary: "'queries' must be a list."),
    Mistake(
      "entries as a map", marked: "title: a\nsearch: {store: omdb}\nqueries:\n  ▶Rush: b",
      summary: "'queries' has no key 'Rush'."),
    Mistake(
      "no search anywhere", marked: "title: a\nqueries:\n  - ▶b\n  - c",
      summary: "Neither the list nor this entry has the key 'search'."),
    Mistake(
      "no store anywhere", marked: "title: a\nqueries:\n  - {term: b, search: ▶{country: DE}}",
      summary: "A search needs the key 'store'."),
    Mistake(
      "no store at the top", marked: "title: a\nsearch: ▶{country: DE}\nqueries: [b]",
      summary: "A search needs the key 'store'."),
    Mistake(
      "GB-27 empty entry", marked: "title: a\nsearch: {store: omdb}\nqueries: [b, ▶'']",
      summary: "'queries' is empty."),
    Mistake(
      "entry without a term",
      marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - ▶note: b",
      summary: "An entry of a list needs the key 'term'."),
    Mistake(
      "GB-27 term with nothing",
      marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - ▶term:",
      summary: "An entry of a list needs the key 'term'."),
    Mistake(
      "unknown key of an entry",
      marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - {term: b, ▶sortas: c}",
      summary: "An entry of a list has no key 'sortas'."),
    Mistake(
      "name with a slash",
      marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - {term: b, name: ▶c/d}",
      summary: "A name is one part of an address and cannot be 'c/d'."),
    Mistake(
      "list as an entry", marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - ▶[b]",
      summary: "An entry of a list must be keys with values, but here is a list."),
    Mistake(
      "same term twice",
      marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - b\n  - {term: ▶b}",
      summary: "The list has 'b' twice, here and at Queries/l.yml:4:5."),
    Mistake(
      "star in a list", marked: "title: a\nsearch: {store: omdb}\nqueries:\n  - ▶*NSYNC",
      summary: "A value that begins with '*' must stand in quotes."),
    Mistake(
      "unknown key at the top",
      marked: "title: a\nsearch: {store: omdb}\n▶querys: [b]\nqueries: [b]",
      summary: "A list has no key 'querys'."),
    Mistake(
      "no such table", marked: "title: a\nsearch: {store: omdb}\nqueries: {csv: ▶b.csv}",
      summary: "There is no file 'b.csv' beside this list."),
  ])
  func pointsAtTheMistake(_ mistake: Mistake) {
    let (text, place) = splitMarker(mistake.marked, file: "Queries/l.yml")
    let outcome = list(text)
    #expect(outcome.diagnostics.map(\.summary) == [mistake.summary])
    #expect(outcome.diagnostics.first?.place == place)
    #expect(outcome.diagnostics.allSatisfy { !$0.hints.isEmpty && $0.excerpt != nil })
    #expect(outcome.value == nil)
  }

  @Test func readsManyEntries() throws {
    let entries = (0..<20_000).map { "  - term \($0)\n" }.joined()
    let queries = try list("title: a\nsearch: {store: omdb}\nqueries:\n\(entries)").get().queries
    #expect(queries.count == 20_000)
  }
}
