import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

/// Answers that have lost their record, or are damaged themselves, are not lost for one that has nothing.
@Suite struct FetchingDamageTests {
  private static let queen = "store: itunes\nterm: queen"
  private static let folder = "Site/Responses/queen"

  static let records: [(name: String, text: String?)] = [
    ("marks of a conflict", "<<<<<<< HEAD\n{\n=======\n{\n>>>>>>> other\n"),
    ("cut off", "{\"version\": 1,"),
    ("empty", ""), ("another version", "{\"version\": 99, \"responses\": []}"), ("missing", nil),
  ]

  private func damagedSite(_ record: String?, _ searches: String...) async throws -> FetchingSite {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .body(.songs()))
    try await site.fetch()
    if let record {
      try site.write(record, to: "\(Self.folder)/record.json")
    } else {
      try site.remove("\(Self.folder)/record.json")
    }
    return site
  }

  @Test("a damaged record: the answers beside it stay", arguments: records)
  func damagedRecord(_ name: String, _ record: String?) async throws {
    let site = try await damagedSite(record)
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .kept && fetch.results == 2)
    #expect(fetch.searches.map(\.outcome) == [.dropped])
    #expect(
      fetch.diagnostics.map(\.place?.file) == ["\(Self.folder)/record.json", "Queries/queen.md"])
    #expect(
      fetch.diagnostics.last?.summary == "Was 2, now 0; the older recording stays.")
    #expect(result.isPartial && !result.needsOwner)
    #expect(site.text("\(Self.folder)/1-1.json") == .songs(1, 2))
    #expect(site.text("\(Self.folder)/record.json") == record)
  }

  @Test("unless it is accepted", arguments: records)
  func accepted(_ name: String, _ record: String?) async throws {
    let site = try await damagedSite(record)
    let result = try await site.fetch { $0.acceptsEmpty = true }
    #expect(result.queries.first?.outcome == .first && !result.isPartial)
    #expect(site.text("\(Self.folder)/1-1.json") == .songs())
    #expect(try site.record("queen").responses.count == 1)
  }

  @Test("an answer with something replaces what is damaged", arguments: records)
  func replaced(_ name: String, _ record: String?) async throws {
    let site = try await damagedSite(record)
    site.say("term=queen", .body(.songs(3)))
    let result = try await site.fetch()
    #expect(result.queries.first?.results == 1 && !result.isPartial)
    #expect(result.queries.first?.diagnostics.count == 1, "the damage is named")
    #expect(site.text("\(Self.folder)/1-1.json") == .songs(3))
    #expect(try site.record("queen").responses.count == 1)
  }

  @Test("beside a damaged record nothing is replaced until everything is answered")
  func oneOfTwo() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen, "store: itunes\nterm: abba")
    site.say("term=queen", .body(.songs(1)), .fault(.moment, "No."), .body(.songs(5)))
    site.say("term=abba", .body(.songs(2)), .body(.songs(3)))
    try await site.fetch()
    try site.write("{", to: "\(Self.folder)/record.json")
    let result = try await site.fetch()
    let fetch = try #require(result.queries.first)
    #expect(fetch.outcome == .kept && fetch.results == 2 && result.isPartial)
    #expect(fetch.searches.last?.outcome == .withheld)
    #expect(site.text("\(Self.folder)/1-1.json") == .songs(1))
    #expect(site.text("\(Self.folder)/2-1.json") == .songs(2))
    #expect(try await site.fetch().queries.first?.results == 2)
    #expect(site.text("\(Self.folder)/1-1.json") == .songs(5))
    #expect(site.text("\(Self.folder)/2-1.json") == .songs(3))
  }

  static let answers: [(name: String, text: String, before: String)] = [
    ("other line ends", .songs(1, 2) + "\r\n", "2"),
    ("marks of a conflict", "<<<<<<< HEAD\n" + .songs(1), "something that cannot be read"),
    ("cut off", "{\"results\":[", "something that cannot be read"),
  ]

  @Test("a damaged answer is worth more than none", arguments: answers)
  func damagedAnswer(_ name: String, _ text: String, _ before: String) async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .body(.songs()))
    try await site.fetch()
    try site.write(text, to: "\(Self.folder)/1-1.json")
    let result = try await site.fetch()
    #expect(result.queries.first?.outcome == .kept && result.isPartial)
    #expect(
      result.queries.first?.diagnostics.last?.summary
        == "In the store of US: was \(before), now 0; the older recording stays.")
    #expect(site.text("\(Self.folder)/1-1.json") == text)
  }

  @Test(
    "an answer that was altered, or is gone, is named and asked anew", arguments: [true, false])
  func namedFile(_ isAltered: Bool) async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2), etag: "a"))
    try await site.fetch()
    if isAltered {
      try site.write(.songs(1), to: "\(Self.folder)/1-1.json")
    } else {
      try site.remove("\(Self.folder)/1-1.json")
    }
    _ = site.asked
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(site.validators.isEmpty)
    let reason =
      isAltered
      ? "This response is not as it was recorded." : "This recorded response cannot be read."
    #expect(fetch.diagnostics.map(\.summary) == [reason])
    #expect(fetch.diagnostics.map(\.place?.file) == ["\(Self.folder)/1-1.json"])
    #expect(
      fetch.diagnostics.map(\.hints) == [["It is replaced as soon as the store answers."]])
    #expect(site.text("\(Self.folder)/1-1.json") == .songs(1, 2))
  }

  @Test("what was altered tells of no change of the store") func noChange() async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)))
    try await site.fetch()
    try site.write(
      .itunes(#"{"kind":"song","trackId":1,"trackName":"Mine"},{"trackId":9,"trackName":"New"}"#),
      to: "\(Self.folder)/1-1.json")
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .renewed && fetch.changes.isEmpty && fetch.formerResults == nil)
    #expect(site.text("\(Self.folder)/history.jsonl") == nil)
    #expect(site.text("\(Self.folder)/1-1.json") == .songs(1, 2))
  }

  @Test("a damaged line of the history is named, and stays with all others")
  func damagedHistory() async throws {
    let site = try FetchingSite()
    let file = "\(Self.folder)/history.jsonl"
    site.query("queen", Self.queen)
    site.say(
      "term=queen", .body(.songs(1)), .body(.songs(1, 2)), .body(.songs(1, 2)),
      .body(.songs(1, 2, 3)))
    try await site.fetch()
    try await site.fetch()
    let history = try #require(site.text(file)) + "<<<<<<< HEAD\r\n"
    try site.write(history, to: file)
    for count in [0, 1] {
      let result = try await site.fetch()
      let fetch = try #require(result.queries.first)
      #expect(fetch.changes.count == count && !result.isPartial && !result.needsOwner)
      #expect(
        fetch.diagnostics.map(\.summary) == [
          "This line of the history is damaged, and left out."
        ])
      #expect(fetch.diagnostics.map(\.place) == [Place(file: file, line: 2, column: 1)])
      #expect(fetch.diagnostics.map(\.severity) == [.warning])
      let text = try #require(site.text(file))
      #expect(text.hasPrefix(history))
      #expect(text.utf8.count { $0 == 0x0A } == 2 + count)
    }
  }

  @Test("what has nothing in it is not worth keeping", arguments: ["", nil])
  func emptyFile(_ text: String?) async throws {
    let site = try FetchingSite()
    site.query("queen", Self.queen)
    site.say("term=queen", .body(.songs(1, 2)), .body(.songs()))
    try await site.fetch()
    if let text {
      try site.write(text, to: "\(Self.folder)/1-1.json")
    } else {
      try site.remove("\(Self.folder)/1-1.json")
    }
    let result = try await site.fetch()
    #expect(result.queries.first?.outcome == .renewed && !result.isPartial)
    #expect(site.text("\(Self.folder)/1-1.json") == .songs())
  }
}
