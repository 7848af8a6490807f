import Diagnostics
import Items
import Links
import Pages
import QueryFiles
import Recording
import Stores

/// What the recordings say to the queries of a site.
struct Answers: Sendable {
  /// The queries without faults, in their order, and what was found.
  private(set) var queries: [(query: Query, findings: Findings)] = []
  /// What fetches saw change, from the oldest to the newest, as far as pages tell it; by the names of
  /// the queries.
  private var events: [String: [NewsEvent]] = [:]
  /// The faults of searches and recordings, and warnings about them; each once.
  private(set) var remarks: [Remark] = []
  var diagnostics: [Diagnostic] { remarks.map(\.diagnostic) }
  /// The queries that a fetch could bring up to date: with a recording that is missing, damaged,
  /// made by another request, or older than the store's terms allow.
  private(set) var incomplete: [Query] = []

  /// What else to look at while reading.
  struct Options: Hashable, Sendable {
    /// `2022-05-07T10:00:00Z`, to tell what has expired; `nil` tells nothing of that.
    var now: String?
    /// An item whose records the findings are to note.
    var traced: ItemID?
  }

  /// What came of one query.
  enum Outcome: Sendable {
    /// Its searches have faults, so that it cannot be asked.
    case faulty(DiagnosticList)
    /// What is recorded; or what is not, since there is nothing or nothing that can be used.
    case found(Findings, ToldHistory, Unrecorded?)
  }

  /// Checks every search and reads its recorded responses.
  ///
  /// - Parameters:
  ///   - sources: The queries, and the settings of the stores.
  ///   - addresses: Where the recordings of each query stand.
  ///   - folder: The site.
  ///   - options: What else to look at.
  ///   - memory: Of earlier answers to the same site; `nil` when there are no others.
  init(
    to sources: SiteSources, at addresses: SiteAddresses, in folder: SiteFolder,
    options: Options = Options(), memory: BuildMemory? = nil
  ) async {
    let shelf = RecordingShelf(site: folder.path, disk: folder.disk)
    let settings = sources.settings
    let outcomes = await inParallel(sources.queries) { query in
      let recording = addresses.recording(query)
      let answer = {
        Self.answer(to: query, of: settings, recording: recording, on: shelf, options)
      }
      guard let memory,
        let inputs = Inputs(
          query, of: settings, recording: recording, on: shelf, options, now: memory.now())
      else { return answer() }
      return memory.answers.output(for: query.name, of: inputs, answer)
    }
    remarks = StoreRegistry.faults(in: sources.settings).map(Remark.told)
    var hosts: Set<String> = []
    var hasWarnedOfArtwork = false
    for (query, outcome) in zip(sources.queries, outcomes) {
      switch outcome {
      case .faulty(let faults): remarks += faults.all.map(Remark.told)
      case .found(let findings, let history, let unrecorded):
        remarks += findings.diagnostics.map(Remark.told)
        remarks += [unrecorded].compactMap(\.self).map(Remark.unrecorded)
        remarks += history.diagnostics.limitedInEachFile.map(Remark.told)
        let isDamaged = findings.diagnostics.contains { $0.severity == .error }
        if isDamaged || findings.isExpired || findings.state != .recorded {
          incomplete.append(query)
        }
        // A damaged recording makes no page, as a faulty query does not.
        guard !isDamaged else { continue }
        queries.append((query, findings))
        if !history.events.isEmpty { events[query.name] = history.events }
        for host in findings.insecureHosts where hosts.insert(host).inserted {
          remarks.append(.told(Self.insecure(host, query)))
        }
        for picture in query.curations.compactMap(\.artwork) {
          guard let host = picture.value.insecureHost, hosts.insert(host).inserted else { continue }
          remarks.append(.told(Self.insecure(host, picture)))
        }
        if let artwork = findings.unsizedArtwork, !hasWarnedOfArtwork {
          hasWarnedOfArtwork = true
          remarks.append(.told(Self.unsized(artwork, query)))
        }
      }
    }
    queries = Self.restored(queries)
    // A fault of a list's search is met by each of its queries.
    var told: Set<Remark> = []
    remarks.removeAll { !told.insert($0).inserted }
  }

  /// Hands the events over: they may be many, and nobody needs them twice.
  mutating func takeEvents() -> [String: [NewsEvent]] {
    defer { events = [:] }
    return events
  }

  /// Whether some query stands on no recording, or on that of another question.
  var isPartial: Bool { queries.contains { $0.findings.state != .recorded } }

  private static func answer(
    to query: Query, of settings: SiteSettings, recording: String, on shelf: RecordingShelf,
    _ options: Options
  ) -> Outcome {
    let plans: [SearchPlan]
    do throws(DiagnosticList) {
      plans = try StoreRegistry.plans(for: query, site: settings)
    } catch {
      return .faulty(error)
    }
    let recorded = shelf.contents(of: recording)
    var findings = Findings(
      for: query, plans: plans, in: recorded.folder, site: settings, now: options.now,
      tracing: options.traced)
    findings.recall(for: query, from: recorded.history)
    findings.diagnostics =
      plans.flatMap(\.warnings) + [recorded.damage].compactMap(\.self) + findings.diagnostics
    let unrecorded =
      findings.state == .missing
      ? Unrecorded(query: query.name, place: query.place, isDamaged: recorded.damage != nil) : nil
    return .found(findings, ToldHistory(recorded.history.linked(by: settings)), unrecorded)
  }

  private static func insecure(_ host: String, _ query: Query) -> Diagnostic {
    Diagnostic(
      .warning, at: query.place,
      "Artwork and previews from '\(host)' are left out: it is not known to answer over https.")
  }

  private static func insecure(_ host: String, _ picture: Placed<OwnersLink>) -> Diagnostic {
    picture.diagnostic(
      .warning,
      "Pictures from '\(host.shortened)' are left out: it is not known to answer over https.",
      hints: [OwnersLink.secureHint])
  }

  private static func unsized(_ address: String, _ query: Query) -> Diagnostic {
    Diagnostic(
      .warning, at: query.place, "Some artwork is shown in the one size that its address has.",
      hints: ["For example '\(address)'."])
  }
}
