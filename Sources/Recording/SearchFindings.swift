import Diagnostics
import Digest
import Items
import QueryFiles
import Stores

/// What the recordings say to one search.
struct SearchFindings {
  let search: Search
  /// The search's number in the query, from 1.
  let number: Int
  let plan: SearchPlan
  let site: SiteSettings
  let folder: RecordingFolder?
  let verifiesDigests: Bool

  private(set) var state = Findings.State.missing
  private(set) var found = CandidateList()
  private(set) var subjects = CandidateList()
  private(set) var countries: [String] = []
  /// Of the oldest response that was used.
  private(set) var day: String?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var insecureHosts: [String] = []
  private(set) var unsizedArtwork: String?

  init(
    _ search: Search, number: Int, plan: SearchPlan, site: SiteSettings, folder: RecordingFolder?,
    verifiesDigests: Bool
  ) {
    self.search = search
    self.number = number
    self.plan = plan
    self.site = site
    self.folder = folder
    self.verifiesDigests = verifiesDigests
    for country in plan.requests.compactMap(\.country) where !countries.contains(country) {
      countries.append(country)
    }
    guard let folder, let store = StoreRegistry.store(named: search.store.value) else { return }
    let recordings = Recordings(of: folder.record)
    guard recordings.hasAny(of: number) || plan.requests.contains(where: recordings.has) else {
      return
    }
    if readPlanned(from: recordings, folder, store) {
      state = .recorded
      return
    }
    readOutdated(from: recordings, folder, store)
  }

  /// The warning for a search without recordings beside others that have some.
  var absence: Diagnostic {
    search.store.diagnostic(
      .warning, "Nothing is recorded yet for this search.",
      hints: ["Fetch the query again to bring its page up to date."])
  }

  /// Reads the recordings of exactly these requests; false when one that is needed has none.
  private mutating func readPlanned(
    from recordings: Recordings, _ folder: RecordingFolder, _ store: any Store
  ) -> Bool {
    var trial = self
    var isComplete = false
    for (place, request) in plan.requests.enumerated() {
      guard let response = recordings.response(to: request, of: number) else {
        // Pages after the last one of a list do not exist.
        guard place > 0, isComplete else { return false }
        continue
      }
      let answer = trial.read(response, as: request, folder, store)
      guard let pageSize = plan.pageSize, let answer else { continue }
      let brought = answer.items.count + answer.odd.count
      isComplete =
        isComplete || brought < pageSize || trial.found.count >= plan.results
        || answer.total.map { $0 <= (place + 1) * pageSize } ?? false
    }
    trial.noteMissingIDs()
    self = trial
    return true
  }

  /// Reads whatever was recorded for the search of that number.
  private mutating func readOutdated(
    from recordings: Recordings, _ folder: RecordingFolder, _ store: any Store
  ) {
    state = .outdated
    diagnostics.append(
      search.store.diagnostic(
        .warning, "The recording of this search was made by another request.",
        hints: ["Fetch the query again to bring its page up to date."]))
    for response in recordings.all(of: number) {
      let country = plan.requests.first?.country
      let request = StoreRequest(
        store: search.store.value, address: response.request, country: country,
        purpose: plan.requests.first?.purpose ?? .search)
      _ = read(response, as: request, folder, store)
    }
  }

  private mutating func read(
    _ response: RecordedResponse, as request: StoreRequest, _ folder: RecordingFolder,
    _ store: any Store
  ) -> StoreAnswer? {
    let place = folder.place(of: response.file)
    guard let bytes = try? folder.read(response.file) else {
      diagnostics.append(
        Diagnostic(
          .error, at: place, "This recorded response cannot be read.",
          hints: ["Take it back from version control, or fetch the query again."]))
      return nil
    }
    if verifiesDigests, sha256(bytes) != response.sha256 {
      diagnostics.append(
        Diagnostic(
          .warning, at: place, "This response is not as it was recorded.",
          hints: ["It is used as it stands; fetch the query again for the store's own words."]))
    }
    do {
      let answer = try store.answer(in: bytes, to: request, site: site)
      add(answer, from: response, at: place)
      return answer
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, at: place, "This recorded response is no answer: \(error.message)",
          hints: ["Take it back from version control, or fetch the query again."]))
      return nil
    }
  }

  private mutating func add(
    _ answer: StoreAnswer, from response: RecordedResponse, at place: Place
  ) {
    day = day.map { min($0, response.day) } ?? response.day
    found.add(answer.items, date: response.date)
    subjects.add(answer.subjects, date: response.date)
    for host in answer.insecureHosts where !insecureHosts.contains(host) {
      insecureHosts.append(host)
    }
    unsizedArtwork = unsizedArtwork ?? answer.unsizedArtwork
    for odd in answer.odd {
      diagnostics.append(
        Diagnostic(
          .warning, at: place, "Element \(odd.number) of this response is left out. \(odd.reason)"))
    }
  }

  /// Warns of ids that a lookup asked for and that did not come back.
  private mutating func noteMissingIDs() {
    for request in plan.requests {
      guard case .lookup(let ids, _) = request.purpose else { continue }
      let missing = ids.filter { value in
        let id = ItemID(store: request.store, value: value)
        return !found.contains(id) && !subjects.contains(id)
      }
      guard !missing.isEmpty else { continue }
      let shop = request.country.map { " in the store of \($0)" } ?? ""
      diagnostics.append(
        (search.parameter("id") ?? search.parameter("i"))?.name.diagnostic(
          .warning, "Nothing came back\(shop) for \(missing.joined(separator: ", ")).",
          hints: ["An item may be gone, or sold in other countries only."])
          ?? search.store.diagnostic(
            .warning, "Nothing came back\(shop) for \(missing.joined(separator: ", "))."))
    }
  }
}
