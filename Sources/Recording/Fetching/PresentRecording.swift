import Diagnostics
import QueryFiles
import Stores

/// What is recorded of a query before a fetch.
struct PresentRecording: Sendable {
  /// `nil` when there is nothing, or no record of it that can be read.
  let folder: RecordingFolder?
  /// The answers that stand there without such a record.
  let strays: StrayAnswers?
  /// What is wrong with the record.
  let damage: Diagnostic?
  private let recordings: Recordings

  init(of name: String, on shelf: RecordingShelf) {
    var damage: Diagnostic?
    do throws(Diagnostic) { folder = try shelf.folder(of: name) } catch {
      folder = nil
      damage = Diagnostic(
        .warning, at: error.place, error.summary, hints: ["Its query is asked anew."])
    }
    strays = folder == nil ? shelf.strayAnswers(of: name) : nil
    if strays != nil, damage == nil {
      damage = Diagnostic(
        .warning, at: shelf.place(ofRecord: name), "The record of these responses is missing.",
        hints: ["Take it back from version control; else the query is asked anew."])
    }
    self.damage = damage
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

  /// The newest response to what a request asks, at whatever host, and its bytes as they are now;
  /// `nil` when there are none.
  func answer(
    to request: StoreRequest, of search: PlannedSearch
  ) -> (entry: RecordedResponse, bytes: [UInt8])? {
    guard let folder else { return nil }
    let moved = Recordings(of: folder.record.readdressed(to: [search.plan]))
    let file = moved.response(to: request, of: search.number)?.file
    guard let entry = folder.record.responses.first(where: { $0.file == file }),
      let bytes = try? folder.read(entry.file), !bytes.isEmpty
    else { return nil }
    return (entry, bytes)
  }

  /// The number that a search has in the record.
  ///
  /// Its own, unless only another number has answers to what it asks: searches of a query may have
  /// changed places.
  func number(of search: PlannedSearch) -> Int {
    let asked = Set(search.plan.requests.map(\.address))
    let moved = folder?.record.readdressed(to: [search.plan])
    let numbers = (moved?.responses ?? []).filter { asked.contains($0.request) }.map(\.search)
    return numbers.contains(search.number) ? search.number : numbers.min() ?? search.number
  }

  /// The responses and absences that stand for a search as long as there are no new ones; those only
  /// whose files are there.
  func standing(for search: PlannedSearch) -> StandingSearch {
    guard let folder else { return StandingSearch() }
    let number = number(of: search)
    return StandingSearch(
      responses: folder.record.responses.filter {
        $0.search == number && (try? folder.read($0.file)) != nil
      },
      absences: folder.record.absences.filter { $0.search == number })
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
