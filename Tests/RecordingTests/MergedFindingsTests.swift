import Items
import Recording
import Testing

/// The same item, found more than once.
@Suite struct MergedFindingsTests {
  @Test("IT-18 countries merge by id, with the first country's link and price")
  func countries() throws {
    var shelf = Shelf(["store: itunes\nterm: abba\ncountry: [DE, AT]"])
    try shelf.record(
      1, 1,
      .itunes(
        #"{"kind":"song","trackId":1,"trackName":"A","trackPrice":1.29,"currency":"EUR","trackViewUrl":"https://music.apple.com/de/1"}"#
      ), date: "2022-05-07T10:00:00Z")
    try shelf.record(
      1, 2,
      .itunes(
        #"{"kind":"song","trackId":1,"trackName":"A, newer","trackPrice":0.99,"currency":"CHF","trackViewUrl":"https://music.apple.com/at/1"},{"kind":"song","trackId":2,"trackName":"B"}"#
      ), date: "2022-05-08T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.countries.map(\.text) == ["DE", "AT"])
    #expect(
      findings.otherDays == [
        findings.items[0].id: "2022-05-08", findings.items[1].id: "2022-05-08",
      ])
    #expect(findings.items.map(\.title) == ["A, newer", "B"])
    #expect(findings.items[0].links.map(\.address) == ["https://music.apple.com/de/1"])
    #expect(findings.items[0].price == Price(micros: 1_290_000, currency: "EUR"))
    #expect(findings.items[0].country?.text == "DE")
    #expect(findings.items[1].country?.text == "AT")
    #expect(findings.date == "2022-05-07")
  }

  @Test("IT-21 the same id twice: more fields win, in any order", arguments: [false, true])
  func duplicates(_ isReversed: Bool) throws {
    let records = [
      #"{"kind":"software","trackId":1,"trackName":"A","genres":[]}"#,
      #"{"kind":"software","trackId":1,"trackName":"A","genres":["Games"],"version":"2"}"#,
    ]
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(
      1, 1, .itunes((isReversed ? records.reversed() : records).joined(separator: ",")),
      date: "2022-05-07T10:00:00Z")
    let items = try shelf.findings().items
    #expect(items.count == 1)
    #expect(items.first?.genres == ["Games"])
  }

  @Test("IT-30 the newest record wins over all queries, then fields, then the name")
  func overTheWholeSite() throws {
    func found(_ json: String, _ date: String) throws -> Findings {
      var shelf = Shelf(["store: itunes\nterm: a"])
      try shelf.record(1, 1, .itunes(json), date: date)
      return try shelf.findings()
    }
    let old = try found(
      #"{"kind":"song","trackId":1,"trackName":"Old","artistName":"X"},{"kind":"song","trackId":2,"trackName":"B2"}"#,
      "2021-01-01T00:00:00Z")
    let new = try found(#"{"kind":"song","trackId":1,"trackName":"New"}"#, "2022-01-01T00:00:00Z")
    let rich = try found(
      #"{"kind":"song","trackId":1,"trackName":"Rich","artistName":"X"},{"kind":"song","trackId":2,"trackName":"A2"}"#,
      "2022-01-01T00:00:00Z")
    for order in [[old, new, rich], [rich, new, old], [new, rich, old]] {
      let named = order.map { findings in
        (query: findings == old ? "c" : findings == new ? "a" : "b", findings: findings)
      }
      let items = FoundItem.all(in: named)
      #expect(items.map(\.item.title) == ["Rich", "A2"])
      #expect(items.map(\.day) == ["2022-01-01", "2022-01-01"])
    }
  }
}
