import Diagnostics
import Digest
import Items
import QueryFiles
import Stores

/// What the responses to one search say, taken together.
struct SearchAnswers {
  let store: any Store
  let site: SiteSettings
  let folder: RecordingFolder
  /// `2022-05-07T10:00:00Z`; `nil` when nothing is to count as expired.
  let now: String?
  /// The item whose records are noted; `nil` notes none.
  let traced: ItemID?

  private(set) var found = CandidateList()
  private(set) var subjects = CandidateList()
  /// Of the oldest response that was used.
  private(set) var day: String?
  /// Of the oldest response that was used though it has expired.
  private(set) var expiredDay: String?
  /// The files that were used though they are not as they were recorded, in the order in which they
  /// were read.
  private(set) var altered: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var insecureHosts: [String] = []
  private(set) var unsizedArtwork: String?
  /// In the order in which they were read.
  private(set) var sightings: [Sighting] = []

  init(
    of store: any Store, site: SiteSettings, in folder: RecordingFolder, now: String?,
    tracing traced: ItemID?
  ) {
    self.store = store
    self.site = site
    self.folder = folder
    self.now = now
    self.traced = traced
  }

  /// Adds what a response has.
  ///
  /// - Returns: Its answer; `nil` where it has none, which is told.
  @discardableResult
  mutating func add(_ response: RecordedResponse, to request: StoreRequest) -> StoreAnswer? {
    guard let answer = answer(in: response, to: request) else { return nil }
    found.add(answer.items, date: response.date)
    subjects.add(answer.subjects, date: response.date)
    trace(answer.items, answer.itemNumbers, as: .result, in: response, to: request)
    trace(answer.subjects, answer.subjectNumbers, as: .subject, in: response, to: request)
    return answer
  }

  /// Completes the items that were found by what the response has of them, and adds none.
  mutating func complete(by response: RecordedResponse, to request: StoreRequest) {
    guard let answer = answer(in: response, to: request) else { return }
    for detail in answer.items { found.complete(by: detail, date: response.date) }
    trace(answer.items, answer.itemNumbers, as: .detail, in: response, to: request)
  }

  /// Takes the note that the store had nothing to answer with.
  mutating func add(_ absence: RecordedAbsence) { use(dayOf: absence.date) }

  /// Leaves out what is more than that many items, and merges the records of each that stays.
  mutating func keep(atMost limit: Int) {
    var kept = CandidateList()
    kept.add(found, atMost: limit)
    found = kept.merged()
  }

  mutating func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Notes the records of the traced item.
  private mutating func trace(
    _ items: [Item], _ numbers: @autoclosure () -> [Int], as role: Sighting.Role,
    in response: RecordedResponse, to request: StoreRequest
  ) {
    guard let traced else { return }
    for (item, number) in zip(items, numbers()) where item.id == traced {
      sightings.append(
        Sighting(
          role: role, search: response.search, place: folder.place(of: response.file),
          element: number, date: response.date, country: request.country, item: item))
    }
  }

  /// Reads a response.
  ///
  /// One that is not as it was recorded is used all the same: somebody may have merged two branches
  /// by hand. Only what cannot be read, or is no answer, is an error.
  private mutating func answer(
    in response: RecordedResponse, to request: StoreRequest
  ) -> StoreAnswer? {
    let place = folder.place(of: response.file)
    guard let bytes = try? folder.read(response.file) else {
      note(
        Diagnostic(
          .error, at: place, "This recorded response cannot be read.",
          hints: ["Take it back from version control, or fetch the query again."]))
      return nil
    }
    do {
      let answer = try store.answer(in: bytes, to: request, site: site)
      if sha256(bytes) != response.sha256 { altered.append(response.file) }
      note(answer, of: response, at: place)
      return answer
    } catch {
      note(
        Diagnostic(
          .error, at: place, "This recorded response is no answer: \(error.message)",
          hints: ["Take it back from version control, or fetch the query again."]))
      return nil
    }
  }

  private mutating func use(dayOf date: String) {
    let used = String(date.prefix(10))
    day = min(day ?? used, used)
  }

  /// Notes what an answer has besides its items.
  private mutating func note(
    _ answer: StoreAnswer, of response: RecordedResponse, at place: Place
  ) {
    use(dayOf: response.date)
    let end = Lifetime(of: store, site: site)
      .end(of: response, isKept: folder.isKept(response.file))
    if let now, let end, end <= now {
      expiredDay = min(expiredDay ?? response.day, response.day)
    }
    for host in answer.insecureHosts where !insecureHosts.contains(host) {
      insecureHosts.append(host)
    }
    unsizedArtwork = unsizedArtwork ?? answer.unsizedArtwork
    for odd in answer.odd {
      note(
        Diagnostic(
          .warning, at: place, "Element \(odd.number) of this response is left out. \(odd.reason)"))
    }
  }
}
