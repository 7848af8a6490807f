import Diagnostics
import Digest
import Items
import QueryFiles
import Recording
import Stores
import Testing

@Suite struct FindingsTests {
  @Test func findsWhatWasRecorded() throws {
    var shelf = Shelf(["store: itunes\nterm: abba"])
    try shelf.record(1, 1, .songs(1, 2, 3), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.map(\.id.text) == ["itunes:1", "itunes:2", "itunes:3"])
    #expect(findings.stores == [StoreName("itunes")])
    #expect(findings.countries == ["US"])
    #expect(findings.date == "2022-05-07")
    #expect(
      findings.dates[ItemID(store: StoreName("itunes"), value: "1")] == "2022-05-07T10:00:00Z")
    #expect(findings.diagnostics.isEmpty)
  }

  @Test func withoutARecord() throws {
    let shelf = Shelf(["store: itunes\nterm: abba"])
    let findings = try shelf.findings(hasFolder: false)
    #expect(findings.state == .missing)
    #expect(findings.stores == [StoreName("itunes")])
    #expect(findings.countries == ["US"])
    #expect(findings.date == nil)
    #expect(try shelf.findings().state == .missing)
  }

  @Test func anotherRequestIsOutdatedAndUsed() throws {
    var shelf = Shelf(["store: itunes\nterm: abba"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.searches = ["store: itunes\nterm: queen"]
    let findings = try shelf.findings()
    #expect(findings.state == .outdated)
    #expect(findings.items.map(\.id.value) == ["1"])
    #expect(
      findings.diagnostics.map(\.summary) == [
        "The recording of this search was made by another request."
      ])
    #expect(findings.diagnostics.first?.place == Place(file: "Queries/q.md", line: 1, column: 8))
  }

  @Test("what another country answered stays that country's") func outdatedCountry() throws {
    var shelf = Shelf(["store: itunes\nterm: abba\ncountry: DE"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.searches = ["store: itunes\nterm: abba\ncountry: FR"]
    let findings = try shelf.findings()
    #expect(findings.state == .outdated)
    #expect(findings.items.map(\.country) == ["DE"])
    #expect(findings.countries == ["DE"])
  }

  @Test("what was looked up stays the subject, whatever is asked now") func outdatedLookup() throws
  {
    var shelf = Shelf(["store: itunes\nid: 9\nentity: song"])
    let artist =
      #"{"wrapperType":"artist","artistType":"Artist","artistId":9,"artistName":"Queen"}"#
    try shelf.record(
      1, 1, .itunes(artist + #",{"kind":"song","trackId":1,"trackName":"A"}"#),
      date: "2022-05-07T10:00:00Z")
    shelf.searches = ["store: itunes\nterm: queen"]
    let findings = try shelf.findings()
    #expect(findings.subjects.map(\.title) == ["Queen"])
    #expect(findings.items.map(\.title) == ["A"])
  }

  @Test("what another store answered is no recording of this search") func anotherStore() throws {
    var shelf = Shelf(["store: itunes\nterm: abba"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.searches = ["store: omdb\ns: abba"]
    let findings = try shelf.findings()
    #expect(findings.state == .missing)
    #expect(findings.items.isEmpty)
    #expect(findings.diagnostics.isEmpty)
  }

  @Test func oneSearchOfTwoIsMissing() throws {
    var shelf = Shelf(["store: itunes\nterm: abba", "store: omdb\ns: abba"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.state == .outdated)
    #expect(findings.items.count == 1)
    #expect(findings.stores.map(\.text) == ["itunes", "omdb"])
    #expect(
      findings.diagnostics.map(\.summary) == ["Nothing is recorded yet for this search."])
  }

  @Test func aSearchThatMovedIsFoundByItsRequest() throws {
    var shelf = Shelf(["store: itunes\nterm: abba"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.searches = ["store: itunes\nterm: queen", "store: itunes\nterm: abba"]
    let findings = try shelf.findings()
    #expect(findings.items.map(\.id.value) == ["1"])
  }

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
    #expect(findings.countries == ["DE", "AT"])
    #expect(
      findings.otherDays == [
        findings.items[0].id: "2022-05-08", findings.items[1].id: "2022-05-08",
      ])
    #expect(findings.items.map(\.title) == ["A, newer", "B"])
    #expect(findings.items[0].links.map(\.address) == ["https://music.apple.com/de/1"])
    #expect(findings.items[0].price == Price(micros: 1_290_000, currency: "EUR"))
    #expect(findings.items[0].country == "DE")
    #expect(findings.items[1].country == "AT")
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

  @Test func resultsCountPerSearch() throws {
    var shelf = Shelf([
      "store: itunes\nterm: a\nlimit: 5\nresults: 2", "store: itunes\nterm: b\ncountry: GB",
    ])
    try shelf.record(1, 1, .songs(1, 2, 3), date: "2022-05-07T10:00:00Z")
    try shelf.record(2, 1, .songs(3, 1, 4), date: "2022-05-07T10:00:00Z")
    #expect(try shelf.findings().items.map(\.id.value) == ["1", "2", "3", "4"])
  }

  @Test("OM-05 pages after the last one need no recording") func lastPages() throws {
    var shelf = Shelf(["store: omdb\ns: dead\nresults: 35"])
    try shelf.record(1, 1, .films(1...10, total: 13), date: "2022-05-07T10:00:00Z")
    #expect(try shelf.findings().state == .outdated)
    try shelf.record(1, 2, .films(11...13, total: 13), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.count == 13)
  }

  @Test("GB-20, IT-08 faults of elements are warnings at their file") func oddElements() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(
      1, 1, .itunes(#"{"kind":"song","trackId":1,"trackName":"A"},7"#), date: "2022-05-07T10:00:00Z"
    )
    let findings = try shelf.findings()
    #expect(
      findings.diagnostics == [
        Diagnostic(
          .warning, at: Place(file: "Site/Responses/q/1-1.json"),
          "Element 2 of this response is left out. It is no object.")
      ])
    #expect(findings.items.count == 1)
  }

  @Test func aDamagedResponseLosesNoOther() throws {
    var shelf = Shelf(["store: itunes\nterm: a", "store: itunes\nterm: b"])
    try shelf.record(1, 1, #"{"results": [{"trackId""#, date: "2022-05-07T10:00:00Z")
    try shelf.record(2, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.count == 1)
    #expect(
      findings.diagnostics.map(\.summary) == [
        "This recorded response is no answer: iTunes Search sent an answer that is cut off: its "
          + "JSON has no end."
      ])
    #expect(findings.diagnostics.first?.place == Place(file: "Site/Responses/q/1-1.json"))
    #expect(findings.diagnostics.first?.severity == .error)
  }

  @Test func aResponseThatIsGone() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.files = [:]
    let findings = try shelf.findings()
    #expect(findings.diagnostics.map(\.summary) == ["This recorded response cannot be read."])
  }

  @Test func aResponseChangedByHandIsUsedWithAWarning() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.files["1-1.json"] = .songs(1, 2)
    let findings = try shelf.findings(verifiesDigests: true)
    #expect(findings.items.count == 2)
    #expect(findings.diagnostics.map(\.severity) == [.warning])
    #expect(findings.diagnostics.map(\.summary) == ["This response is not as it was recorded."])
  }

  @Test("digests are compared only where that is asked for") func digestsOnDemand() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    #expect(try shelf.findings(verifiesDigests: true).diagnostics.isEmpty)
    shelf.files["1-1.json"] = .songs(1, 2)
    let findings = try shelf.findings()
    #expect(findings.items.count == 2)
    #expect(findings.diagnostics.isEmpty)
  }

  @Test("IT-15 ids that did not come back are named with the country") func missingIDs() throws {
    var shelf = Shelf(["store: itunes\nid: [1, 2, 3]\ncountry: FR"])
    try shelf.record(1, 1, .songs(2), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(
      findings.diagnostics.map(\.summary) == ["Nothing came back in the store of FR for 1, 3."])
    #expect(findings.diagnostics.first?.place == Place(file: "Queries/q.md", line: 2, column: 1))
    #expect(
      findings.diagnostics.first?.hints == [
        "An item may be gone, or sold in other countries only."
      ])
  }

  @Test("a store without countries says nothing of them") func missingFilms() throws {
    var shelf = Shelf(["store: omdb\ni: tt1000001"])
    try shelf.record(
      1, 1, #"{"Response":"False","Error":"Error getting data."}"#, date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.diagnostics.map(\.summary) == ["Nothing came back for tt1000001."])
    #expect(
      findings.diagnostics.first?.hints == [
        "OMDb does not know every work of IMDb; look the id up there."
      ])
  }

  @Test func lookedUpObjectsAreSubjects() throws {
    var shelf = Shelf(["store: itunes\nid: 9\nentity: song"])
    try shelf.record(
      1, 1,
      .itunes(
        #"{"wrapperType":"artist","artistType":"Artist","artistId":9,"artistName":"Queen"},{"kind":"song","trackId":1,"trackName":"A"}"#
      ), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.subjects.map(\.title) == ["Queen"])
    #expect(findings.items.map(\.title) == ["A"])
    #expect(findings.diagnostics.isEmpty)
  }

  @Test func insecureHostsAreCollected() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(
      1, 1,
      .itunes(
        #"{"kind":"song","trackId":1,"trackName":"A","artworkUrl100":"http://art.example/100x100bb.jpg"},{"kind":"song","trackId":2,"trackName":"A","artworkUrl100":"https://art.example/cover.jpg"}"#
      ), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.insecureHosts == ["art.example"])
    #expect(findings.unsizedArtwork == "https://art.example/cover.jpg")
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
