import Diagnostics
import Items
import Recording
import Testing

@Suite struct DetailTests {
  private static let old = "2022-05-07T10:00:00Z"
  private static let new = "2022-05-08T10:00:00Z"

  private static func film(_ id: Int) -> String {
    #"{"Title":"Film \#(id), whole","imdbID":"tt\#(1_000_000 + id)","Type":"movie","#
      + #""Director":"D \#(id)","Response":"True"}"#
  }

  private func films(_ search: String, details: [Int]) throws -> Shelf {
    var shelf = Shelf([search])
    try shelf.record(1, 1, .films(1...3, total: 3), date: Self.old)
    for (place, id) in details.enumerated() {
      shelf.record(
        1, place + 2, "https://www.omdbapi.com/?i=tt\(1_000_000 + id)", Self.film(id),
        date: Self.new)
    }
    return shelf
  }

  @Test func completeWhatASearchFound() throws {
    let findings = try films("store: omdb\ns: film\ndetails: true", details: [2, 1, 3]).findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.map(\.title) == ["Film 1, whole", "Film 2, whole", "Film 3, whole"])
    #expect(findings.items.map { $0.creators.map(\.name) } == [["D 1"], ["D 2"], ["D 3"]])
    #expect(findings.diagnostics.isEmpty)
    #expect(findings.date == "2022-05-07")
    #expect(findings.dates[findings.items[0].id] == Self.new)
  }

  @Test("what is not recorded is told once, and the items stand as the search had them")
  func missing() throws {
    let findings = try films("store: omdb\ns: film\ndetails: true", details: [2]).findings()
    #expect(findings.state == .outdated)
    #expect(findings.items.map(\.title) == ["Film 1", "Film 2, whole", "Film 3"])
    #expect(
      findings.diagnostics.map(\.summary) == [
        "The details of 2 of 3 items are not recorded yet."
      ])
    #expect(findings.diagnostics.first?.place == Place(file: "Queries/q.md", line: 3, column: 10))
  }

  @Test("nobody asks for the details of items that are not kept") func results() throws {
    let search = "store: omdb\ns: film\nresults: 2\ndetails: true"
    let findings = try films(search, details: [1, 2]).findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.map(\.title) == ["Film 1, whole", "Film 2, whole"])
  }

  @Test("without the key, recorded details are not looked at", arguments: ["", "\ndetails: false"])
  func unwanted(_ key: String) throws {
    let findings = try films("store: omdb\ns: film\(key)", details: [1, 2, 3]).findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.map(\.title) == ["Film 1", "Film 2", "Film 3"])
  }

  @Test func aDamagedDetailIsAnErrorAtItsFile() throws {
    var shelf = try films("store: omdb\ns: film\ndetails: true", details: [1, 2, 3])
    shelf.files["1-3.json"] = "{"
    let findings = try shelf.findings()
    #expect(findings.items.map(\.title) == ["Film 1, whole", "Film 2", "Film 3, whole"])
    #expect(findings.diagnostics.map(\.severity) == [.error])
    #expect(findings.diagnostics.first?.place == Place(file: "Site/Responses/q/1-3.json"))
  }

  @Test func volumes() throws {
    var shelf = Shelf(["store: google-books\nq: moby\ncountry: GB\ndetails: true"])
    let id = "K_yxDAAAQBAJ"
    try shelf.record(
      1, 1,
      #"{"kind":"books#volumes","items":[{"id":"\#(id)","volumeInfo":{"title":"Moby Dick","publisher":"P"}},{"volumeInfo":{"title":"No id"}}]}"#,
      date: Self.old)
    #expect(try shelf.findings().state == .outdated)
    shelf.record(
      1, 2, "https://www.googleapis.com/books/v1/volumes/\(id)?country=GB",
      #"{"id":"\#(id)","volumeInfo":{"title":"Moby Dick","subtitle":"Or, the Whale"}}"#,
      date: Self.new)
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.map(\.title) == ["Moby Dick", "No id"])
    #expect(findings.items.first?.subtitle == "Or, the Whale")
    #expect(findings.items.first?.facts == [Fact(.publisher, .text("P"))])
    #expect(findings.items.first?.country?.text == "GB")
  }

  @Test("a lookup brings whole records", arguments: ["i: tt1000001", "t: Film 1"])
  func lookups(_ question: String) throws {
    var shelf = Shelf(["store: omdb\n\(question)\ndetails: true"])
    try shelf.record(1, 1, Self.film(1), date: Self.old)
    #expect(try shelf.findings().state == .recorded)
  }

  @Test("a season's listing has less than its episodes' records") func seasons() throws {
    var shelf = Shelf(["store: omdb\nt: Lost\nSeason: 1\ndetails: true"])
    try shelf.record(
      1, 1,
      #"{"Title":"Lost","Season":"1","Episodes":[{"Title":"Pilot","imdbID":"tt1000001","Episode":"1"}],"Response":"True"}"#,
      date: Self.old)
    #expect(try shelf.findings().state == .outdated)
    shelf.record(
      1, 2, "https://www.omdbapi.com/?i=tt1000001", Self.film(1), date: Self.new)
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.first?.title == "Film 1, whole")
    #expect(findings.items.first?.collection?.name == "Lost")
  }
}
