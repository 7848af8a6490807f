import Digest
import Foundation
import Pages
import QueryFiles
import Recording
import Stores
import Testing

extension TestSite {
  /// When answers are recorded unless a test says otherwise: long ago, so that no date of today
  /// is taken for it.
  static let date = "2003-05-07T10:00:00Z"

  /// Records what the stores answered to a query of the site, as a fetch would.
  ///
  /// - Parameters:
  ///   - name: The query, `music/queen`, or `bands/Rush` for an entry of a list.
  ///   - bodies: One for each of the first requests of all its searches.
  ///   - date: When, in UTC: `2003-05-07T10:00:00Z`.
  ///   - isKept: Whether the answers stand among those that may be kept.
  /// - Throws: When the site has no such query, or the query has faults.
  func record(
    _ name: String, _ bodies: [String], date: String = TestSite.date, isKept: Bool = true
  ) throws {
    let sources = try readSources()
    let query = try #require(sources.queries.first { $0.name == name }, "no query '\(name)'")
    let shelf = isKept ? "Site/Responses" : RecordingShelf.cache
    let folder = "\(shelf)/\(try SiteAddresses(of: sources).recording(query))"
    let requests = try StoreRegistry.plans(for: query, site: sources.settings).enumerated()
      .flatMap { number, plan in
        plan.requests.enumerated().map { place, request in
          (name: RecordedName(search: number + 1, number: place + 1), request: request)
        }
      }
    try #require(bodies.count <= requests.count, "'\(name)' asks \(requests.count) times")
    let responses = zip(requests, bodies).map { request, body in
      RecordedResponse(
        file: request.name.text, search: request.name.search, request: request.request.address,
        status: 200, date: date, sha256: sha256(body.utf8))
    }
    for (response, body) in zip(responses, bodies) {
      try write(body, to: "\(folder)/\(response.file)")
    }
    try write(Record(responses: responses).bytes, to: "\(folder)/record.json")
  }

  private func readSources() throws -> SiteSources {
    let paths = try ["Queries", "Site/Pages"].flatMap { folder in
      has(folder) ? try files(in: folder).map { "\(folder)/\($0)" } : []
    }
    let texts = try (paths + [SiteSettings.path]).map { file in
      SiteFile(path: file, bytes: Array(try text(file).utf8))
    }
    let stores = StoreRegistry.all.map {
      KnownStore(name: $0.name, mainParameter: $0.mainParameter)
    }
    return try #require(SiteSources.read(texts, stores: stores).sources)
  }
}
