import Diagnostics
import Items
import Links
import QueryFiles
import Testing

@Suite struct QueryTests {
  private static let full = """
    ---
    title: Metallica
    description: Their songs.
    search:
      - store: itunes
        term: metallica
        country: [NO, DE]
        results: 120
      - {store: omdb, i: tt0387412, details: true}
    index: {by: creator, order: descending, articles: ignore, page-size: 100}
    language: no
    limit: 250
    items:
      itunes:579373079:
        pin: true
        title: Nothing
        sort-as: nothing
        note: |
          The one everybody *knows*.
        tags: [api, 203, 1984]
        link: about/
        artwork: /assets/a.jpg
      google-books:zyTCAlFPjgYC: {hide: true, link: "mailto:a@example.org"}
    hide:
      - omdb:tt0372784
      - title-contains: Karaoke
      - {creator-contains: Tribute}
      - kind: music-video
      - explicit: true
    draft: true
    merge: off
    ---
    Introduction.
    """

  @Test func readsEveryKey() throws {
    let outcome = query(Self.full)
    #expect(outcome.diagnostics.isEmpty)
    let query = try outcome.get()
    #expect(query.name == "a")
    #expect(query.title == "Metallica")
    #expect(query.description == "Their songs.")
    #expect(
      query.index
        == IndexSettings(by: .creator, order: .descending, articles: .ignore, pageSize: 100))
    #expect(query.limit == 250)
    #expect(query.isDraft)
    #expect(!query.isMerged)
    #expect(
      query.body == MarkdownText(text: "Introduction.", file: "Queries/a.md", firstLine: 33))
    #expect(query.place == Place(file: "Queries/a.md", line: 1, column: 1))
  }

  @Test func readsSearches() throws {
    let searches = try query(Self.full).get().searches
    #expect(searches.map(\.store.value.text) == ["itunes", "omdb"])
    #expect(searches.first?.results?.value == 120)
    #expect(searches.last?.details?.value == true)
    let parameters = searches.flatMap(\.parameters)
    #expect(parameters.map(\.name.value) == ["term", "country", "i"])
    #expect(
      parameters.map { $0.values.map(\.value) } == [["metallica"], ["NO", "DE"], ["tt0387412"]])
    #expect(parameters.map(\.isList) == [false, true, false])
    let country = searches.first?.parameter("country")?.values.last
    #expect(country?.place == Place(file: "Queries/a.md", line: 7, column: 19))
    #expect(country?.excerpt == "    country: [NO, DE]")
  }

  @Test("MD-15 numeric tags are text") func readsCurations() throws {
    let query = try query(Self.full).get()
    #expect(
      query.curations.map(\.id.value.text) == ["itunes:579373079", "google-books:zyTCAlFPjgYC"])
    let first = try #require(query.curations.first)
    #expect(first.isPinned && !first.isHidden)
    #expect(first.title == "Nothing")
    #expect(first.sortAs == "nothing")
    #expect(
      first.note
        == MarkdownText(
          text: "The one everybody *knows*.\n", file: "Queries/a.md", firstLine: 19,
          lead: "      "))
    #expect(first.tags == ["api", "203", "1984"])
    #expect(first.link?.text == "about/")
    #expect(first.artwork?.value.text == "/assets/a.jpg")
    #expect(query.curations.last?.isHidden == true)
    #expect(query.curations.last?.link?.text == "mailto:a@example.org")
    #expect(query.hide.count == 5)
    guard case .kind(let kind) = query.hide[3] else {
      Issue.record("no rule for a kind")
      return
    }
    #expect(kind.value == "music-video")
    #expect(
      Array(query.hide.dropFirst()) == [
        .titleContains("Karaoke"), .creatorContains("Tribute"), .kind(kind), .explicit,
      ])
  }

  @Test("MD-05 values stay text as written", arguments: ["no", "NO", "On", "007", "1984", "~"])
  func takesValuesAsWritten(_ text: String) throws {
    let query = try query(
      "---\ntitle: \(text)\nsearch: {store: itunes, term: \(text), country: \(text)}\n---\n"
    ).get()
    #expect(query.title == text)
    #expect(query.searches.first?.parameters.map { $0.values.map(\.value) } == [[text], [text]])
  }

  @Test("MD-05 a language is text") func takesNorwegian() throws {
    #expect(try query(with: "language: no").get().language?.value == "no")
  }

  @Test("MD-07 the quoted form") func takesColonInQuotes() throws {
    let text = "---\ntitle: 'Dune: Part Two'\nsearch: {store: omdb, s: dune}\n---\n"
    #expect(try query(text).get().title == "Dune: Part Two")
  }

  @Test("MD-17 tabs after a colon or at a line's end") func takesHarmlessTabs() throws {
    let text = "---\ntitle:\tX\t\nsearch:\t\n  store: omdb\n  s:\ta\n\t\n---\n"
    #expect(try query(text).get().title == "X")
  }

  @Test func hasDefaults() throws {
    let query = try query(with: "description:\nlimit:\n").get()
    #expect(query.description == nil && query.limit == nil && query.body == nil)
    #expect(query.index == IndexSettings())
    #expect(!query.isDraft && query.isMerged)
    #expect(query.curations.isEmpty && query.hide.isEmpty)
  }

  @Test func readsATitleOfOneMegabyte() throws {
    let title = String(repeating: "a", count: 1 << 20)
    #expect(
      try query("---\ntitle: \(title)\nsearch: {store: omdb, s: b}\n---\n").get().title == title)
  }
}
