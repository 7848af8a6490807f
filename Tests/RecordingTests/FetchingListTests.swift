import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

@Suite struct FetchingListTests {
  private static let notFound = #"{"Response":"False","Error":"Movie not found!"}"#

  private static func books(_ ids: ClosedRange<Int>) -> String {
    let books = ids.map { #"{"id":"b\#($0)","volumeInfo":{"title":"Book \#($0)"}}"# }
    return #"{"totalItems":1000000,"items":[\#(books.joined(separator: ","))]}"#
  }

  private static func film(_ id: Int) -> String {
    #"{"Title":"Film \#(id), whole","imdbID":"tt\#(1_000_000 + id)","Type":"movie","Response":"True"}"#
  }

  @Test("OM-05 four pages for 35 results") func pages() async throws {
    let site = try FetchingSite()
    site.query("dead", "store: omdb\ns: dead\nresults: 35")
    site.say("s=dead", .body(.films(1...10, total: 3721)))
    for page in 2...4 {
      site.say("page=\(page)", .body(.films(page * 10 - 9...page * 10, total: 3721)))
    }
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.requests == 4 && fetch.results == 35)
    #expect(try site.record("dead").responses.count == 4)
  }

  @Test("OM-05 a later page that is not found ends the list") func notFoundPage() async throws {
    let site = try FetchingSite()
    site.query("dead", "store: omdb\ns: dead\nresults: 35")
    site.say("s=dead", .body(.films(1...10, total: 3721)))
    site.say("page=2", .body(Self.notFound))
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .first && fetch.diagnostics.isEmpty)
    #expect(fetch.requests == 2 && fetch.results == 10)
    #expect(try await site.fetch { $0.isMissingOnly = true }.queries.isEmpty)
  }

  @Test("a short page of books is no end, an empty one is, and so is one of known books")
  func books() async throws {
    let site = try FetchingSite()
    site.query("a", "store: google-books\nq: ax\nmaxResults: 10\nresults: 40")
    site.query("b", "store: google-books\nq: bx\nmaxResults: 10\nresults: 40")
    site.say("q=ax", .body(Self.books(1...9)))
    site.say("q=ax&country=US&maxResults=10&startIndex=10", .body(Self.books(9...18)))
    site.say("q=ax&country=US&maxResults=10&startIndex=20", .body(#"{"totalItems":1000000}"#))
    site.say("q=bx", .body(Self.books(1...10)))
    let result = try await site.fetch()
    #expect(result.queries.map(\.requests) == [3, 2])
    #expect(result.queries.map(\.results) == [18, 10])
  }

  @Test("a page that fails leaves the search as it was, and the pages wait") func failingPage()
    async throws
  {
    let site = try FetchingSite()
    site.query("dead", "store: omdb\ns: dead\nresults: 20")
    site.say("s=dead", .body(.films(1...10, total: 3721)))
    site.say("page=2", .fault(.moment, "Broken."))
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .failed && fetch.results == 0)
    #expect(try site.shelf.folder(of: "dead") == nil)
    site.say("page=2", .body(.films(11...20, total: 3721)))
    let next = try #require(try await site.fetch().queries.first)
    #expect(next.outcome == .first && next.requests == 1 && next.results == 20)
    #expect(site.shelf.pending(of: "dead") == nil)
  }

  @Test("each item's own record is asked after the search") func details() async throws {
    let site = try FetchingSite()
    site.query("films", "store: omdb\ns: film\nresults: 2\ndetails: true")
    site.say("s=film", .body(.films(1...3, total: 3)))
    site.say("i=tt1000001", .body(Self.film(1)))
    site.say("i=tt1000002", .absent())
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.requests == 3 && fetch.results == 2)
    #expect(fetch.diagnostics.isEmpty)
    let record = try site.record("films")
    #expect(record.responses.map(\.file) == ["1-1.json", "1-2.json"])
    #expect(record.absences.map(\.request) == ["https://www.omdbapi.com/?i=tt1000002"])
    #expect(try await site.fetch { $0.isMissingOnly = true }.queries.isEmpty)
  }

  @Test("a search that drops to nothing keeps its details too") func droppedDetails() async throws {
    let site = try FetchingSite()
    site.query("films", "store: omdb\ns: film\nresults: 1\ndetails: true")
    site.say("s=film", .body(.films(1...1, total: 1)), .body(Self.notFound))
    site.say("i=tt1000001", .body(Self.film(1)))
    try await site.fetch()
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.searches.map(\.outcome) == [.dropped] && fetch.results == 1)
    #expect(try site.record("films").responses.count == 2)
  }

  @Test("volumes that are gone are noted, and told") func absentVolumes() async throws {
    let site = try FetchingSite()
    site.query("two", "store: google-books\nid: [b1, b2]")
    site.say("volumes/b1", .body(#"{"id":"b1","volumeInfo":{"title":"Book 1"}}"#))
    site.say("volumes/b2", .absent(status: 410, retries: 2))
    let fetch = try #require(try await site.fetch().queries.first)
    #expect(fetch.outcome == .first && fetch.results == 1)
    #expect(
      fetch.diagnostics.map(\.summary) == ["Nothing came back in the store of US for b2."])
    #expect(fetch.requests == 2 && fetch.retries == 2)
    #expect(try site.record("two").absences.map(\.status) == [410])
    #expect(try await site.fetch { $0.isMissingOnly = true }.queries.isEmpty)
  }
}
