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
    #expect(findings.countries.map(\.text) == ["US"])
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
    #expect(findings.countries.map(\.text) == ["US"])
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
    #expect(findings.items.map(\.country?.text) == ["DE"])
    #expect(findings.countries.map(\.text) == ["DE"])
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
}
