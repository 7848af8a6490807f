import Diagnostics
import Items
import Recording
import Testing

@Suite struct AbsenceAndExpiryTests {
  private static let search = "store: google-books\nid: [a1, b2]"
  private static let date = "2022-05-07T10:00:00Z"

  private func volume(_ id: String) -> String {
    #"{"kind":"books#volume","id":"\#(id)","volumeInfo":{"title":"\#(id)"}}"#
  }

  @Test("What the store refused with 404 counts as recorded, and its id is named")
  func absent() throws {
    var shelf = Shelf([Self.search])
    try shelf.record(1, 1, volume("a1"), date: Self.date)
    #expect(try shelf.findings().state == .outdated)
    try shelf.recordAbsence(1, 2, date: "2022-05-06T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.map(\.id.value) == ["a1"])
    #expect(findings.date == "2022-05-06")
    #expect(
      findings.diagnostics.map(\.summary) == [
        "Nothing came back in the store of US for b2."
      ])
    #expect(findings.diagnostics.first?.place == Place(file: "Queries/q.md", line: 2, column: 1))
  }

  @Test("Nothing but absences is a recording too") func onlyAbsences() throws {
    var shelf = Shelf(["store: google-books\nid: b2"])
    try shelf.recordAbsence(1, 1, date: Self.date)
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.isEmpty)
  }

  @Test(
    "What has expired is used, with a warning",
    arguments: [
      (nil, false), ("2022-05-08T09:59:59Z", false), ("2022-05-08T10:00:00Z", true),
      ("2023-01-01T00:00:00Z", true),
    ])
  func expired(_ now: String?, _ isExpired: Bool) throws {
    var shelf = Shelf([Self.search])
    try shelf.record(1, 1, volume("a1"), date: Self.date)
    try shelf.record(1, 2, volume("b2"), date: "2022-05-07T11:00:00Z")
    shelf.expire(at: "2022-05-08T10:00:00Z")
    let findings = try shelf.findings(now: now)
    #expect(findings.isExpired == isExpired)
    #expect(findings.state == .recorded)
    #expect(findings.items.count == 2)
    let warnings =
      isExpired
      ? [
        "This search was recorded on 2022-05-07, which is longer ago than the store's terms allow."
      ] : []
    #expect(findings.diagnostics.map(\.summary) == warnings)
    if isExpired {
      #expect(
        findings.diagnostics.first?.place == Place(file: "Queries/q.md", line: 1, column: 8))
    }
  }

  @Test func whatIsKeptNeverExpires() throws {
    var shelf = Shelf(["store: itunes\nterm: abba"])
    try shelf.record(1, 1, .songs(1), date: Self.date)
    #expect(try shelf.findings(now: "9999-12-31T23:59:59Z").isExpired == false)
  }
}
