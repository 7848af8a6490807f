import Dates
import Diagnostics
import QueryFiles
import Stores

/// The queries that a fetch is to ask.
struct FetchSchedule {
  /// In the order in which they are asked.
  private(set) var queries: [ScheduledQuery] = []
  /// Those whose searches have faults.
  private(set) var faulty: [QueryFetch] = []
  /// How many an interrupted fetch has done already.
  private(set) var done = 0

  /// Looks at the recordings of all queries.
  ///
  /// - Parameters:
  ///   - targets: In any order.
  ///   - course: The fetch.
  init(of targets: [FetchTarget], in course: FetchCourse) {
    let shard = course.options.shard
    let youngest = course.options.olderThan.flatMap { age in
      Instant(recorded: course.now).map { Instant(seconds: $0.seconds - age).recorded }
    }
    for target in targets where shard?.contains(target.query.name) ?? true {
      do throws(DiagnosticList) {
        let searches = try PlannedSearch.all(of: target.query, site: course.site)
        let present = PresentRecording(of: target.recording, on: course.shelf)
        let query = ScheduledQuery(target: target, searches: searches, oldest: present.oldest)
        // What is dated after now was recorded while a clock was wrong, and says nothing of its age.
        if let oldest = query.oldest, let youngest, oldest > youngest, oldest <= course.now {
          continue
        }
        if course.options.isMissingOnly {
          guard query.isMissing(in: present, course) else { continue }
        } else if course.isContinuing, present.answers(searches.map(\.plan), after: course.began) {
          done += 1
          continue
        }
        queries.append(query)
      } catch {
        faulty.append(
          QueryFetch(
            query: target.query.name, title: target.query.title, outcome: .untouched,
            diagnostics: error.all))
      }
    }
    queries.sort(by: ScheduledQuery.isAsked(_:before:))
  }

  /// Whether earlier fetches left some answers of queries that they did not complete.
  func hasPending(on shelf: RecordingShelf) -> Bool {
    queries.contains { shelf.pending(of: $0.target.recording) != nil }
  }

  /// The queries that are asked one beside the other only if they ask other stores first, so that no
  /// store waits for another.
  ///
  /// - Parameter isOne: Whether all are to stand in one lane, in their order.
  /// - Returns: At least one query in each.
  func lanes(isOne: Bool) -> [[ScheduledQuery]] {
    guard !isOne else { return queries.isEmpty ? [] : [queries] }
    let byStore = Dictionary(grouping: queries, by: \.lane)
    return ([nil] + StoreRegistry.all.map { .some($0.name) }).compactMap { byStore[$0] }
  }
}

extension ScheduledQuery {
  /// Whether some search has not all the recordings that it wants.
  fileprivate func isMissing(in present: PresentRecording, _ course: FetchCourse) -> Bool {
    searches.contains { !course.isCurrent(course.findings(of: $0, in: present.folder)) }
  }
}
