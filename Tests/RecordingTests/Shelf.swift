import Diagnostics
import Digest
import Items
import QueryFiles
import Recording
import Stores

/// A query and its recordings, in memory.
struct Shelf {
  /// One search each, a `key: value` a line.
  var searches: [String]
  var files: [String: String] = [:]
  private var responses: [RecordedResponse] = []
  private var absences: [RecordedAbsence] = []
  private static let file = "Queries/q.md"
  var site = SiteSettings(
    title: "Shelf", language: Placed("en", at: Place(file: "Site/site.yml")))

  init(_ searches: [String]) { self.searches = searches }

  private var query: Query {
    Query(
      name: "q", place: Place(file: Self.file), title: "Q",
      searches: searches.map { search($0, file: Self.file) })
  }

  /// Records what came back to a search's request of that number, both from 1.
  mutating func record(
    _ number: Int, _ request: Int, _ body: String, date: String
  ) throws(DiagnosticList) {
    let plan = try StoreRegistry.plan(
      for: search(searches[number - 1], file: Self.file), site: site)
    record(number, request, plan.requests[request - 1].address, body, date: date)
  }

  /// Records what came back to a request of a search, as its response of that number.
  mutating func record(
    _ number: Int, _ response: Int, _ address: String, _ body: String, date: String
  ) {
    let file = "\(number)-\(response).json"
    files[file] = body
    responses.append(
      RecordedResponse(
        file: file, search: number, request: address, status: 200, date: date,
        sha256: sha256(body.utf8)))
  }

  /// Notes that the store had nothing to answer a search's request of that number, both from 1.
  mutating func recordAbsence(_ number: Int, _ request: Int, date: String) throws(DiagnosticList) {
    let plan = try StoreRegistry.plan(
      for: search(searches[number - 1], file: Self.file), site: site)
    absences.append(
      RecordedAbsence(
        search: number, request: plan.requests[request - 1].address, status: 404, date: date))
  }

  /// Lets what is recorded so far be used until then.
  mutating func expire(at date: String) {
    responses = responses.map {
      RecordedResponse(
        file: $0.file, search: $0.search, request: $0.request, status: $0.status, date: $0.date,
        expires: date, sha256: $0.sha256)
    }
  }

  private var folder: RecordingFolder {
    let files = files
    return RecordingFolder(
      path: "Site/Responses/q", record: Record(responses: responses, absences: absences)
    ) { file in
      guard let body = files[file] else { throw Gone() }
      return Array(body.utf8)
    }
  }

  func findings(
    hasFolder: Bool = true, now: String? = nil
  ) throws(DiagnosticList) -> Findings {
    Findings(
      for: query, plans: try StoreRegistry.plans(for: query, site: site),
      in: hasFolder ? folder : nil, site: site, now: now)
  }

  /// What changed since another shelf, for what this one's query asks.
  func changes(since old: Shelf?) throws(DiagnosticList) -> [Change] {
    [Change].between(
      old?.folder, folder, of: query, plans: try StoreRegistry.plans(for: query, site: site),
      site: site, date: "2023-01-01T00:00:00Z")
  }

  private struct Gone: Error {}
}

extension String {
  /// An answer of iTunes Search with these elements.
  static func itunes(_ elements: String) -> String { #"{"results":[\#(elements)]}"# }

  static func songs(_ ids: Int...) -> String {
    .itunes(
      ids.map { #"{"kind":"song","trackId":\#($0),"trackName":"Song \#($0)"}"# }
        .joined(separator: ","))
  }

  static func films(_ ids: ClosedRange<Int>, total: Int) -> String {
    let films = ids.map {
      #"{"Title":"Film \#($0)","imdbID":"tt\#(1_000_000 + $0)","Type":"movie"}"#
    }
    return
      #"{"Search":[\#(films.joined(separator: ","))],"totalResults":"\#(total)","Response":"True"}"#
  }
}
