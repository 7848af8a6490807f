import Stores

/// What a fetch has of a query before it has everything: it survives an interruption.
struct PendingPages: Sendable {
  private let shelf: RecordingShelf
  private let name: String
  /// Whether there will be more than one answer, so that there is something to survive for.
  private let isKept: Bool
  private let folder: RecordingFolder?
  private let recordings: Recordings

  /// - Parameters:
  ///   - target: The query.
  ///   - requests: How many it may ask at most.
  ///   - course: Answers from before its beginning are not used.
  init(of target: FetchTarget, requests: Int, in course: FetchCourse) {
    shelf = course.shelf
    name = target.recording
    isKept = requests > 1
    folder = course.isContinuing ? course.shelf.pending(of: target.recording) : nil
    recordings = Recordings(
      of: Record(responses: folder?.record.responses.filter { $0.date >= course.began } ?? []))
  }

  /// What came of a request, of whichever search.
  func response(to request: StoreRequest) -> (entry: RecordedResponse, bytes: [UInt8])? {
    recordings.response(to: request, of: 0).flatMap { entry in
      folder?.intact(entry).map { (entry, $0) }
    }
  }

  /// Keeps an answer until the query has all of them.
  ///
  /// What the disk does not take is asked again after an interruption; the recording itself will tell
  /// that the disk is full.
  func keep(_ page: NewPage, as name: RecordedName) {
    guard isKept, let bytes = page.bytes else { return }
    try? shelf.keepPending(page.entry(as: name), bytes, of: self.name)
  }

  /// Forgets everything.
  func drop() {
    guard isKept || folder != nil else { return }
    try? shelf.dropPending(of: name)
  }
}
