import Command
import Foundation
import Testing

/// What pages show of items that the stores have no more.
@Suite struct GoneItemTests {
  private static let history = """
    {"date":"2003-05-06T10:00:00Z","change":"gone","id":"itunes:7","title":"Nina","item":\
    {"kind":"song","creators":[{"name":"Anna"}],"links":[{"label":"apple-music",\
    "address":"https://music.apple.com/us/album/7"}],"price":{"micros":990000,"currency":"USD"}}}

    """

  private static func site(_ items: String) throws -> TestSite {
    let site = try TestSite(Fixtures.query("a", more: "items: \(items)", songs: "Mia", "Olga"))
    try site.write(history, to: "Site/Responses/a/history.jsonl")
    return site
  }

  @Test("with a note on it the last that was known stands in its place, marked, without a link")
  func noted() async throws {
    let site = try Self.site("{itunes:7: {note: The *best*.}}")
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Mia", "Nina", "Olga"])
    let row = page.rows[1]
    #expect(row.contains("<p class=\"p gone\">No longer at Apple</p>"))
    #expect(row.contains("<p>The <em>best</em>.</p>"))
    #expect(!row.contains("$") && !row.contains("music.apple.com"))
    let item = try site.page("item/itunes/7/index.html")
    #expect(item.contains("<p class=\"gone\">No longer at Apple</p>"))
    #expect(
      item.contains("<dt>Gone since</dt>\n<dd><time datetime=\"2003-05-06\">6 May 2003</time>"))
    #expect(!item.contains("Data of"))
    #expect(!item.contains("$") && !item.contains("https://music.apple.com"))
    #expect(try site.page("all/index.html").contains("Nina"))
    // Where its going is the news, the way to its store is too.
    let news = try #require(site.page("new/index.html").rows.first)
    #expect(news.contains("href=\"https://music.apple.com/us/album/7\""))
    #expect(await site.run("check").status == .done)
  }

  @Test("what a rule hid while it was there stays hidden when it is gone, note or not")
  func hidden() async throws {
    for (rule, field) in [
      ("explicit: true", #""explicitness":"explicit""#), ("title-contains: nina", #""count":1"#),
    ] {
      let site = try Self.site("{itunes:7: {note: The *best*.}}\nhide: [{\(rule)}]")
      try site.write(
        Self.history.replacing(#""kind":"song""#, with: #""kind":"song",\#(field)"#),
        to: "Site/Responses/a/history.jsonl")
      #expect(await site.run("build", "--strict").status == .done)
      #expect(try site.page("a/index.html").titles == ["Mia", "Olga"])
      #expect(!site.has("_site/item/itunes/7/index.html"))
      #expect(await site.run("explain", "itunes:7").output.contains("of 'hide' hides it."))
    }
  }

  @Test("the data for programs tell it")
  func data() async throws {
    let site = try Self.site("{itunes:7: {note: The *best*.}}")
    await site.run("build")
    #expect(try site.text("_site/a/catalog.json").contains(#""gone":"2003-05-06""#))
    let line = try #require(
      site.text("_site/a/catalog.csv").split(separator: "\r\n").first { $0.hasPrefix("itunes:7,") })
    #expect(line.hasSuffix(",,2003-05-06"))
  }

  @Test("without a note it is a warning that says so")
  func unnoted() async throws {
    let site = try Self.site("{itunes:7: {pin: true}}")
    let run = await site.run("build")
    #expect(
      run.remarks == """
        Queries/a.md:4:9: warning: 'itunes:7' ('Nina') is no longer in the store.
            items: {itunes:7: {pin: true}}
                    ^
        hint: Take it out, or write a 'note' on it to keep it on the page.
        1 warning.

        """)
    #expect(try site.page("a/index.html").titles == ["Mia", "Olga"])
  }

  @Test("one that came back is as any other")
  func back() async throws {
    let site = try Self.site("{itunes:7: {note: Back.}}")
    try site.write(
      Self.history
        + #"{"date":"2003-05-07T10:00:00Z","change":"added","id":"itunes:7","title":"Nina"}"#,
      to: "Site/Responses/a/history.jsonl")
    #expect(await site.run("build").remarks.contains("No store returned 'itunes:7'"))
    try site.record("a", [StoreAnswers.itunes(StoreAnswers.song(7, "Nina"))])
    try site.write(Self.history, to: "Site/Responses/a/history.jsonl")
    #expect(await site.run("build", "--strict").status == .done)
    #expect(try site.page("a/index.html").rows.map { $0.contains("No longer") } == [false])
    #expect(try site.page("a/index.html").contains("https://music.apple.com/us/album/7"))
  }

  @Test("what another query still finds is not said to be gone")
  func elsewhere() async throws {
    let site = try Self.site("{itunes:7: {note: The *best*.}}")
    try site.write(
      "---\ntitle: B\nsearch: {store: itunes, term: b}\n---\n", to: "Queries/b.md")
    try site.record("b", [StoreAnswers.itunes(StoreAnswers.song(7, "Nina now"))])
    #expect(await site.run("build", "--strict").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.titles == ["Mia", "Nina now", "Olga"])
    #expect(!page.contains("No longer"))
    #expect(page.rows[1].contains("https://music.apple.com/us/album/7"))
  }

  @Test("'explain' tells it, with a note on it or without")
  func explanation() async throws {
    for (items, sentence) in [
      ("{itunes:7: {note: The *best*.}}", "It stands under 'N', as number 1 of 1."),
      (
        "{itunes:7: {pin: true}}",
        "It is not on the page: the store has it no more since 2003-05-06, and there is no 'note' on it."
      ),
    ] {
      let run = await (try Self.site(items)).run("explain", "itunes:7")
      #expect(run.status == .done)
      #expect(run.output.contains("\n    \(sentence)\n"), "\(run.output)")
      #expect(
        run.output.contains(
          "  found in\n    the history: the store has it no more since 2003-05-06\n"))
    }
  }
}
