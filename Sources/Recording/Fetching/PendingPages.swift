import Items
import QueryFiles
import Stores

/// What fetches have of a query before they have everything: it survives whatever ends them.
struct PendingPages {
  private let shelf: RecordingShelf
  private let name: String
  /// Whether there will be more than one answer, so that there is something to survive for.
  private let isKept: Bool
  private let folder: RecordingFolder?
  private let recordings: Recordings
  /// What the disk has that may be used.
  private var entries: [RecordedResponse]

  /// Of a fetch that does not begin anew, what came less than 24 hours ago may be used, whichever
  /// fetch it was that asked for it; and what is recorded already only by the fetch that goes on.
  ///
  /// - Parameters:
  ///   - target: The query.
  ///   - requests: How many it may ask at most.
  ///   - present: What is recorded of it.
  ///   - course: The fetch.
  init(
    of target: FetchTarget, requests: Int, beside present: PresentRecording, in course: FetchCourse
  ) {
    shelf = course.shelf
    name = target.recording
    isKept = requests > 1
    folder = course.shelf.pending(of: target.recording)
    let recorded = Recordings(of: present.folder?.record ?? Record(responses: []))
    entries = (folder?.record.responses ?? []).filter { entry in
      guard !course.options.isFresh, entry.date > course.pendingLimit, entry.date <= course.now
      else { return false }
      if course.isContinuing, entry.date >= course.began { return true }
      return recorded.newestDate(of: entry.request).map { $0 < entry.date } ?? true
    }
    recordings = Recordings(of: Record(responses: entries))
  }

  /// What came of a request, of whichever search.
  func response(
    to request: StoreRequest, of store: any Store, site: SiteSettings
  ) -> (entry: RecordedResponse, answer: StoreAnswer)? {
    guard let entry = recordings.response(to: request, of: 0), let bytes = folder?.intact(entry),
      let answer = try? store.answer(in: bytes, to: request, site: site)
    else { return nil }
    return (entry, answer)
  }

  /// The page of the new recording that is one of the responses here.
  func page(_ entry: RecordedResponse, country: CountryCode?) -> NewPage {
    NewPage(entry, in: shelf.pendingFile(entry.file, of: name), country: country)
  }

  /// Keeps an answer until the query has all of them.
  ///
  /// What the disk does not take is asked again after an interruption; the recording itself will tell
  /// that the disk is full.
  ///
  /// - Returns: The same page, which has its bytes on the disk from now on, if they are there.
  mutating func keep(_ page: NewPage, of search: Int) -> NewPage {
    guard isKept, let bytes = page.bytes else { return page }
    let files = Set(entries.map(\.file))
    var name = RecordedName(search: search, number: 1)
    while files.contains(name.text) {
      name = RecordedName(search: search, number: name.number + 1)
    }
    let entry = page.entry(as: name)
    guard (try? shelf.keepPending(entry, bytes, beside: entries, of: self.name)) != nil else {
      return page
    }
    entries.append(entry)
    return self.page(entry, country: page.country)
  }

  /// Forgets everything.
  func drop() {
    guard isKept || folder != nil else { return }
    try? shelf.dropPending(of: name)
  }
}
