import Command
import Digest
import Foundation
import Recording
import Testing

/// `explain`: where an item came from, and why it stands where it does.
@Suite struct ExplainTests {
  @Test("records, fields with the owner's words, and the place; exactly as it is printed")
  func whole() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Songs
      search: {store: itunes, term: a}
      index: {articles: ignore}
      items:
        itunes:2:
          title: The Nora
          note: The one *everybody* knows.
      ---
      -- answer to a --
      \(StoreAnswers.itunes(
        StoreAnswers.song(1, "Mia"), #"{"odd":true}"#,
        StoreAnswers.song(2, "Nora", #""artistName":"Anna","trackPrice":1.29,"currency":"USD""#)))
      """)
    let run = await site.run("explain", "itunes:2")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Site/Responses/a/1-1.json: warning: Element 2 of this response is left out. It has neither a name nor an id.

        """)
    #expect(
      run.output == """
        itunes:2: The Nora

        Query 'a', Queries/a.md
          found in
            search 1: Site/Responses/a/1-1.json, element 3, on 2003-05-07 in US
          fields
            kind      song (1-1.json)
            title     Nora (1-1.json)
            title     The Nora (yours, at Queries/a.md:7:5; wins)
            creators  Anna (1-1.json)
            price     1.29 USD (1-1.json)
            links     https://music.apple.com/us/album/2?i=2&uo=4 (1-1.json)
            note      The one *everybody* knows. (yours, at Queries/a.md:8:5)
          place
            It stands under 'N', as number 1 of 1.
            The sections are by title, and 'The Nora' is filed as 'Nora'.
            The article at its head is passed over.
            It begins with a letter of the script Latin.

        """)
  }

  static let places: [(name: String, more: String, id: String, sentence: String)] = [
    (
      "pinned", "items: {itunes:1: {pin: true}}", "1",
      "It is pinned, and so stands in the first section, as number 1 of 1."
    ),
    ("a digit", "", "3", "It begins with a digit."),
    ("a sign", "", "4", "There is neither letter nor digit in it."),
    (
      "a sort-as", "items: {itunes:1: {sort-as: Zoe}}", "1",
      "The sections are by title, and 'Mia' is filed as 'Zoe' because of 'sort-as' at Queries/a.md:4:20."
    ),
    ("by kind", "index: {by: kind}", "1", "The sections are by kind."),
    (
      "by genre, without any", "index: {by: genre}", "1",
      "It has no genre, and so stands in the last section, as number 3 of 4."
    ),
    (
      "without sections", "index: {by: none}", "2",
      "The page has no sections; it is number 2 of 4, in the order of the store."
    ),
    (
      "hidden by its entry", "items: {itunes:1: {hide: true}}", "1",
      "It is not on the page: Queries/a.md:4:20 hides it."
    ),
    (
      "hidden by a rule", "hide: [{title-contains: mí}]", "1",
      "It is not on the page: the rule 'title-contains: mí' of 'hide' hides it."
    ),
    (
      "hidden by its id", "hide: [itunes:1]", "1",
      "It is not on the page: the rule 'itunes:1' at Queries/a.md:4:8 hides it."
    ),
    (
      "behind the limit", "limit: 2", "4",
      "It is not on the page: it is number 4, and 'limit' takes 2."
    ),
  ]

  @Test("why an item stands where it does", arguments: places)
  func place(_ name: String, _ more: String, _ id: String, _ sentence: String) async throws {
    let site = try TestSite(Fixtures.query("a", more: more, songs: "Mia", "Nora", "99", "?!"))
    let run = await site.run("explain", "itunes:\(id)")
    #expect(run.status == .done)
    #expect(run.output.contains("\n    \(sentence)\n"), "\(run.output)")
  }

  @Test("an item of several queries, each with its own words, and which of them its page shows")
  func several() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "items: {itunes:1: {title: Mine}}", songs: "Mia")
        + Fixtures.query("b"))
    try site.record("b", [StoreAnswers.songs("Mia II")], date: "2005-01-01T10:00:00Z")
    let run = await site.run("explain", "itunes:1")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "itunes:1: Mia II")
    #expect(lines.contains("Its own page shows what 'b' found, the newest and fullest record."))
    #expect(lines.contains("    title     Mine (yours, at Queries/a.md:4:20; wins)"))
  }

  @Test("details complete what the search said, field by field")
  func details() async throws {
    let site = try TestSite(
      """
      -- Queries/a.md --
      ---
      title: Films
      search: {store: omdb, s: alien, details: true}
      ---
      """)
    try site.record(
      [
        (
          "https://www.omdbapi.com/?s=alien",
          StoreAnswers.films((id: "tt0078748", title: "Alien", year: "1979"))
        ),
        (
          "https://www.omdbapi.com/?i=tt0078748",
          #"{"Title":"Alien","imdbID":"tt0078748","Type":"movie","Director":"Ridley Scott","Response":"True"}"#
        ),
      ], in: "a")
    let run = await site.run("explain", "omdb:tt0078748")
    #expect(
      run.output.contains(
        "    search 1: Site/Responses/a/1-2.json, element 1, its own record, on 2003-05-07\n"),
      "\(run.output)")
    #expect(run.output.contains("    director  Ridley Scott (1-2.json)\n"), "\(run.output)")
  }

  @Test("JSON has the same, for programs")
  func json() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "items: {itunes:1: {title: Mine}}", songs: "Mia"))
    let run = await site.run("explain", "itunes:1", "--json")
    #expect(run.status == .done)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["id"] as? String == "itunes:1")
    let query = (object?["queries"] as? [[String: Any]])?.first
    #expect(query?["standing"] as? String == "shown")
    #expect((query?["section"] as? [String: Any])?["label"] as? String == "M")
    let title = (query?["fields"] as? [[String: Any]])?.first { $0["name"] as? String == "title" }
    #expect((title?["override"] as? [String: Any])?["line"] as? Int == 4)
    #expect((title?["override"] as? [String: Any])?["column"] as? Int == 20)
  }
}

extension TestSite {
  /// Records answers of one search as they come, also those that follow from others.
  fileprivate func record(_ answers: [(request: String, body: String)], in name: String) throws {
    let responses = answers.enumerated().map { place, answer in
      RecordedResponse(
        file: "1-\(place + 1).json", search: 1, request: answer.request, status: 200,
        date: Self.date, sha256: sha256(answer.body.utf8))
    }
    for (response, answer) in zip(responses, answers) {
      try write(answer.body, to: "Site/Responses/\(name)/\(response.file)")
    }
    try write(Record(responses: responses).bytes, to: "Site/Responses/\(name)/record.json")
  }
}
