import Diagnostics
import QueryFiles
import Stores

/// What is recorded of a query before a fetch.
struct PresentRecording: Sendable {
  /// `nil` when there is nothing, or nothing that can be used.
  let folder: RecordingFolder?
  /// Why nothing can be used of what is there.
  let damage: Diagnostic?
  private let recordings: Recordings

  init(of name: String, on shelf: RecordingShelf) {
    do throws(Diagnostic) {
      folder = try shelf.folder(of: name)
      damage = nil
    } catch {
      folder = nil
      damage = Diagnostic(
        .warning, at: error.place, error.summary, hints: ["Its query is asked anew."])
    }
    recordings = Recordings(of: folder?.record ?? Record(responses: []))
  }

  /// When the oldest answer came; `nil` when there is none.
  var oldest: String? {
    guard let record = folder?.record else { return nil }
    return (record.responses.map(\.date) + record.absences.map(\.date)).min()
  }

  /// The newest response to a request, with its bytes; `nil` unless they are as they were recorded.
  func response(
    to request: StoreRequest, of search: Int
  ) -> (entry: RecordedResponse, bytes: [UInt8])? {
    entry(for: request, of: search).flatMap { entry in
      folder?.intact(entry).map { (entry, $0) }
    }
  }

  /// What the record says of the newest response to a request.
  func entry(for request: StoreRequest, of search: Int) -> RecordedResponse? {
    recordings.response(to: request, of: search)
  }

  /// The responses and absences that stand for a search as long as there are no new ones.
  ///
  /// Those of its number, unless only another number has answers to what it asks: searches of a
  /// query may have changed places.
  func standing(for plan: SearchPlan, of search: Int) -> StandingSearch {
    guard let record = folder?.record else { return StandingSearch() }
    let asked = Set(plan.requests.map(\.address))
    let numbers = record.responses.filter { asked.contains($0.request) }.map(\.search)
    let number = numbers.contains(search) ? search : numbers.min() ?? search
    return StandingSearch(
      responses: record.responses.filter { $0.search == number },
      absences: record.absences.filter { $0.search == number })
  }

  /// Whether every search was answered after that time, by the first that it asks now.
  ///
  /// Dates are cut to the second: what came in the very second of `date` may be older.
  func answers(_ plans: [SearchPlan], after date: String) -> Bool {
    guard let record = folder?.record, let oldest, oldest > date else { return false }
    let asked = Set(record.responses.map(\.request) + record.absences.map(\.request))
    return plans.allSatisfy { plan in
      let needed = plan.pageSize == nil ? plan.requests[...] : plan.requests.prefix(1)
      return needed.allSatisfy { asked.contains($0.address) }
    }
  }
}
