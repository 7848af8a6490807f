import Dates
package import Diagnostics
private import Items
package import QueryFiles

/// Asks the stores what the queries want, and records what they say.
///
/// What is recorded and what is reported depends on the answers alone, and not on which of them came
/// first, as long as every request is answered. Of the queries of a store that is given up in the
/// middle, those are recorded whose answers came before that; up to eight of a store are under way
/// at once.
package struct Fetcher: Sendable {
  private let site: SiteSettings
  private let options: FetchOptions
  private let asker: Asker
  private let shelf: RecordingShelf
  private let moments: Moments
  private let tell: @Sendable (FetchEvent) -> Void

  /// - Parameters:
  ///   - site: For the stores' settings.
  ///   - options: What is to be asked, and how.
  ///   - asker: One for the whole run.
  ///   - shelf: Where the recordings are.
  ///   - moments: The clock.
  ///   - tell: Hears what happens, one event after the other; those of the asker are not among them.
  package init(
    site: SiteSettings, options: FetchOptions, asker: Asker, shelf: RecordingShelf,
    moments: Moments, tell: @escaping @Sendable (FetchEvent) -> Void = { _ in }
  ) {
    self.site = site
    self.options = options
    self.asker = asker
    self.shelf = shelf
    self.moments = moments
    self.tell = tell
  }

  /// Asks and records.
  ///
  /// A fetch that was interrupted is continued if it began less than 24 hours ago: what it has
  /// recorded is left out. A fetch that stands alone, or asks only for what is missing, neither
  /// continues another nor is continued.
  /// When the task is cancelled, what is complete is recorded. What has come of queries that are
  /// not complete is kept, and used by any fetch of them in the next 24 hours unless it begins
  /// anew.
  ///
  /// - Parameter targets: The queries, each once, in any order. For `isMissingOnly` all their
  ///   recordings are read, so that it pays to leave out what is known to be whole.
  /// - Returns: What became of each query that was to be asked.
  /// - Throws: When another fetch runs, when the site's cache cannot be written, or when a symbolic
  ///   link would have recordings written out of the site; then nothing was asked.
  package func fetch(_ targets: [FetchTarget]) async throws(Diagnostic) -> FetchResult {
    try shelf.refuseLinksOut(for: targets.map(\.recording))
    let lock = try shelf.lock()
    defer { withExtendedLifetime(lock) {} }
    let course = course(continuing: shelf.run)
    shelf.settle(targets.map(\.recording), pendingAfter: course.pendingLimit)
    let schedule = FetchSchedule(of: targets, in: course)
    if !options.leavesRunAlone, !course.isContinuing, !schedule.queries.isEmpty {
      try shelf.beginRun(course.began)
    }
    if course.isContinuing, schedule.done > 0 || schedule.hasPending(on: shelf) {
      tell(.continuing(since: course.began, done: schedule.done))
    }
    let fetches = await FetchRun(of: schedule, in: course, tell: tell).queries()
    let result = FetchResult(of: fetches + schedule.faulty)
    if !options.leavesRunAlone, !result.isUnfinished { try shelf.endRun() }
    return result
  }

  /// What `fetch(_:)` would ask; nothing is asked or written.
  package func plan(_ targets: [FetchTarget]) -> FetchPlan {
    let course = course(continuing: shelf.run)
    return FetchPlan(of: FetchSchedule(of: targets, in: course), in: course)
  }

  private func course(continuing interrupted: String?) -> FetchCourse {
    let now = Instant(nanoseconds: moments.now())
    let continued = options.leavesRunAlone ? nil : interrupted
    let began = continued.flatMap { Instant(recorded: $0) }.flatMap { began in
      let age = now.seconds - began.seconds
      return !options.isFresh && (0..<86_400).contains(age) ? began : nil
    }
    return FetchCourse(
      site: site, options: options, asker: asker, shelf: shelf,
      began: (began ?? now).recorded, isContinuing: began != nil, now: now.recorded)
  }
}
