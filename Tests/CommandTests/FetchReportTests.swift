import Diagnostics
import Foundation
import Items
import Recording
import Testing

@testable import Command

/// The report of a fetch, as text, as Markdown and as JSON.
@Suite struct FetchReportTests {
  private static func change(_ id: Int, _ title: String?, _ kind: Change.Kind) -> Change {
    Change(
      date: "2022-05-07T10:00:00Z", id: ItemID(store: StoreName("itunes"), value: String(id)),
      title: title, kind)
  }

  private static func price(_ micros: Int) -> Price? { Price(micros: micros, currency: "USD") }

  private static let last = Item(
    id: ItemID(store: StoreName("itunes"), value: "2"), kind: .song, title: "Nora")

  static let result = FetchResult(
    queries: [
      QueryFetch(
        query: "a", title: "A", outcome: .renewed, results: 40,
        changes: [
          change(1, "Mia", .added), change(2, "Nora", .gone(last: last)),
          change(3, "Pia", .title(from: "Pja", to: "Pia")),
          change(4, "Zoe", .price(from: price(1_290_000), to: price(900_000))),
          change(5, "Eva", .price(from: nil, to: price(0))),
          change(6, nil, .artwork(from: "https://a.example/1", to: "https://a.example/2")),
        ], requests: 2, retries: 1),
      QueryFetch(
        query: "b", title: "B", outcome: .kept, results: 12,
        diagnostics: [
          Diagnostic(
            .warning, at: Place(file: "Queries/b.md", line: 1, column: 1),
            "OMDb's quota is used up.", hints: ["Try again tomorrow."])
        ], requests: 1),
      QueryFetch(query: "c", title: "C", outcome: .renewed, results: 7, requests: 1),
      QueryFetch(query: "d", title: "D", outcome: .renewed, results: 0, requests: 1),
      QueryFetch(query: "e", title: "E", outcome: .first, results: 1, requests: 1),
      QueryFetch(query: "f", title: "F", outcome: .untouched),
    ],
    isPartial: true, givenUp: ["OMDb is not asked any more. Not asked because of that: f."])

  @Test("GB-02, GB-05 the text tells failed from empty, names what changed, and counts retries")
  func text() {
    #expect(
      FetchReport(result: Self.result).text(isWhole: false) == [
        "a: ok: 40 results; 1 new, 1 gone, 1 renamed, 2 re-priced, 1 with other artwork; 1 retry",
        "  new      itunes:1  Mia",
        "  gone     itunes:2  Nora",
        "  renamed  itunes:3  Pia  was Pja",
        "  price    itunes:4  Zoe  0.90 USD, was 1.29 USD",
        "  price    itunes:5  Eva  free, was without a price",
        "b: failed: OMDb's quota is used up; the older recording of 12 results stays",
        "d: ok: 0 results",
        "e: ok: 1 result; recorded for the first time",
        "f: not asked: The run ended before its turn",
        "OMDb is not asked any more. Not asked because of that: f.",
        "6 queries, 6 requests, 1 retry: 1 recorded for the first time, 1 changed, 2 unchanged, "
          + "1 failed, 1 not asked.",
      ])
  }

  @Test("with -v queries without any change are named too")
  func wholeText() {
    #expect(FetchReport(result: Self.result).text(isWhole: true).contains("c: ok: 7 results"))
  }

  @Test("Markdown")
  func markdown() {
    #expect(
      FetchReport(result: Self.result).markdown == #"""
        ## Fetch

        6 queries, 6 requests, 1 retry: 1 recorded for the first time, 1 changed, 2 unchanged, 1 failed, 1 not asked.

        - OMDb is not asked any more\. Not asked because of that\: f\.

        | query | outcome |
        |---|---|
        | a | ok\: 40 results; 1 new, 1 gone, 1 renamed, 2 re-priced, 1 with other artwork; 1 retry |
        | b | failed\: OMDb's quota is used up; the older recording of 12 results stays |
        | d | ok\: 0 results |
        | e | ok\: 1 result; recorded for the first time |
        | f | not asked\: The run ended before its turn |

        ### a

        | change | id | title | before |
        |---|---|---|---|
        | new | itunes\:1 | Mia |  |
        | gone | itunes\:2 | Nora |  |
        | renamed | itunes\:3 | Pia | was Pja |
        | price | itunes\:4 | Zoe | 0\.90 USD, was 1\.29 USD |
        | price | itunes\:5 | Eva | free, was without a price |

        """#)
  }

  static let outcomes: [(name: String, fetch: QueryFetch, status: String)] = [
    (
      "nothing recorded",
      QueryFetch(
        query: "a", title: "A", outcome: .failed,
        diagnostics: [Diagnostic(.warning, "It is silent.")]),
      "failed: It is silent; nothing is recorded"
    ),
    (
      "an older recording without items",
      QueryFetch(
        query: "a", title: "A", outcome: .kept,
        diagnostics: [Diagnostic(.warning, "It is silent.")]),
      "failed: It is silent; the older recording stays"
    ),
    (
      "some searches", partly(.renewed, .kept, .renewed),
      "in part: 2 of 3 searches renewed, 1 kept; 40 results; 1 re-priced; failed: It is silent"
    ),
    (
      "some searches, of which one never had an answer", partly(.current, .renewed, .nothing),
      "in part: 1 of 3 searches renewed, 1 up to date, 1 without any recording; 40 results; "
        + "1 re-priced; failed: It is silent"
    ),
    (
      "some countries of one search", partly(.partlyRenewed),
      "in part: 1 of 1 search renewed in part; 40 results; 1 re-priced; failed: It is silent"
    ),
    (
      "edited", edited(results: 3),
      "ok: 3 results; the older recording, of other searches, had 7 results"
    ),
    (
      "edited, and empty now", edited(results: 0),
      "ok: 0 results; finds nothing now; the older recording, of other searches, had 7 results"
    ),
  ]

  private static func partly(_ standings: SearchFetch.Standing...) -> QueryFetch {
    var fetch = QueryFetch(
      query: "a", title: "A", outcome: .partlyRenewed, results: 40,
      changes: [change(4, "Zoe", .price(from: price(1_290_000), to: price(900_000)))],
      diagnostics: [Diagnostic(.warning, "It is silent.")])
    fetch.searches = standings.map { standing in
      SearchFetch(
        store: StoreName("itunes"), outcome: .answered, standing: standing, results: 20)
    }
    return fetch
  }

  private static func edited(results: Int) -> QueryFetch {
    var fetch = QueryFetch(query: "a", title: "A", outcome: .renewed, results: results)
    fetch.formerResults = 7
    return fetch
  }

  @Test("what became of a query, in a sentence", arguments: outcomes)
  func status(_ name: String, _ fetch: QueryFetch, _ status: String) {
    #expect(fetch.status == status)
    #expect(fetch.isNotable && fetch.state != .unchanged)
  }

  @Test("nothing to ask makes one line")
  func nothing() {
    #expect(FetchReport(result: FetchResult()).text(isWhole: true) == ["0 queries, 0 requests."])
    #expect(FetchReport(result: FetchResult()).markdown == "## Fetch\n\n0 queries, 0 requests.\n")
  }

  @Test("a title of a store moves no cursor, turns no direction and makes no markup")
  func hostile() {
    let title = "\u{1B}[31m\u{202E}<b>|[x](y) `z`\n# @you www.example.org $1$"
    let result = FetchResult(queries: [
      QueryFetch(
        query: "a", title: "A", outcome: .renewed, results: 1,
        changes: [Self.change(1, title, .added)])
    ])
    let report = FetchReport(result: result)
    #expect(
      report.text(isWhole: false)[1]
        == "  new      itunes:1   [31m <b>|[x](y) `z` # @you www.example.org $1$")
    #expect(
      report.markdown.contains(
        ##"|  \[31m \<b\>\|\[x\](y) \`z\` \# \@you www\.example\.org \$1\$ |"##))
    let json = jsonText(FetchDocument(result, status: .done))
    #expect(json.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test("of many changes some are listed and the others counted")
  func many() {
    let result = FetchResult(queries: [
      QueryFetch(
        query: "a", title: "A", outcome: .renewed, results: 70,
        changes: (1...70).map { Self.change($0, "T\($0)", .added) })
    ])
    let lines = FetchReport(result: result).text(isWhole: false)
    #expect(lines.count == 53)
    #expect(lines[51] == "  and 20 more")
    #expect(FetchReport(result: result).markdown.hasSuffix("\n\nAnd 20 more.\n"))
  }

  @Test("JSON has every query, every change and every message")
  func json() throws {
    let text = jsonText(FetchDocument(Self.result, status: .partial))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["status"] as? Int == 2)
    #expect((object?["given-up"] as? [String])?.count == 1)
    let queries = try #require(object?["queries"] as? [[String: Any]])
    #expect(
      queries.map { $0["outcome"] as? String }
        == ["renewed", "kept", "renewed", "renewed", "first", "untouched"])
    let changes = try #require(queries[0]["changes"] as? [[String: Any]])
    #expect(
      changes.map { $0["change"] as? String }
        == ["added", "gone", "title", "price", "price", "artwork"])
    #expect((changes[3]["from"] as? [String: Any])?["micros"] as? Int == 1_290_000)
    #expect(changes[4]["from"] == nil)
    #expect(changes[2]["from"] as? String == "Pja")
    let message = (queries[1]["messages"] as? [[String: Any]])?.first
    #expect(message?["file"] as? String == "Queries/b.md")
    #expect(message?["line"] as? Int == 1)
    #expect(text == jsonText(FetchDocument(Self.result, status: .partial)))
  }
}
