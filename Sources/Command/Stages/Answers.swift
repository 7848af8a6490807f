import Diagnostics
import Pages
import QueryFiles
import Recording
import Stores

/// What the recordings say to the queries of a site.
struct Answers: Sendable {
  /// The queries without faults, in their order, and what was found.
  private(set) var queries: [(query: Query, findings: Findings)] = []
  /// The faults of searches and recordings, and warnings about them.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks every search and reads its recorded responses.
  ///
  /// - Parameters:
  ///   - sources: The queries, and the settings of the stores.
  ///   - addresses: Where the recordings of each query stand.
  ///   - folder: The site.
  ///   - verifiesDigests: Whether to warn of responses that are not as they were recorded.
  init(
    to sources: SiteSources, at addresses: SiteAddresses, in folder: SiteFolder,
    verifiesDigests: Bool = false
  ) async {
    let results = await inParallel(sources.queries) { query in
      Self.answer(
        to: query, of: sources.settings, at: addresses, in: folder,
        verifiesDigests: verifiesDigests)
    }
    diagnostics = StoreRegistry.faults(in: sources.settings)
    var hosts: Set<String> = []
    var hasWarnedOfArtwork = false
    for (query, result) in zip(sources.queries, results) {
      switch result {
      case .failure(let faults): diagnostics += faults.all
      case .success(let findings):
        diagnostics += Self.warnings(about: query, findings)
        // A damaged recording makes no page, as a faulty query does not.
        guard !findings.diagnostics.contains(where: { $0.severity == .error }) else { continue }
        queries.append((query, findings))
        for host in findings.insecureHosts where hosts.insert(host).inserted {
          diagnostics.append(Self.insecure(host, query))
        }
        if let artwork = findings.unsizedArtwork, !hasWarnedOfArtwork {
          hasWarnedOfArtwork = true
          diagnostics.append(Self.unsized(artwork, query))
        }
      }
    }
    // A fault of a list's search is met by each of its queries.
    var told: Set<Diagnostic> = []
    diagnostics.removeAll { !told.insert($0).inserted }
  }

  /// Whether some query stands on no recording, or on that of another question.
  var isPartial: Bool { queries.contains { $0.findings.state != .recorded } }

  private static func answer(
    to query: Query, of settings: SiteSettings, at addresses: SiteAddresses, in folder: SiteFolder,
    verifiesDigests: Bool
  ) -> Result<Findings, DiagnosticList> {
    do throws(DiagnosticList) {
      let plans = try StoreRegistry.plans(for: query, site: settings)
      let shelf = RecordingShelf(site: folder.path, disk: folder.disk)
      let recording = try DiagnosticList.collecting { () throws(Diagnostic) in
        try shelf.folder(of: addresses.recording(query))
      }
      var findings = Findings(
        for: query, plans: plans, in: recording, site: settings, verifiesDigests: verifiesDigests)
      findings.diagnostics = plans.flatMap(\.warnings) + findings.diagnostics
      return .success(findings)
    } catch {
      return .failure(error)
    }
  }

  private static func warnings(about query: Query, _ findings: Findings) -> [Diagnostic] {
    guard findings.state == .missing else { return findings.diagnostics }
    return findings.diagnostics + [
      Diagnostic(
        .warning, at: query.place, "Nothing is recorded yet for '\(query.name)'.",
        hints: ["Run 'thumbindex fetch \(query.name)' to ask the stores."])
    ]
  }

  private static func insecure(_ host: String, _ query: Query) -> Diagnostic {
    Diagnostic(
      .warning, at: query.place,
      "Artwork and previews from '\(host)' are left out: it is not known to answer over https.")
  }

  private static func unsized(_ address: String, _ query: Query) -> Diagnostic {
    Diagnostic(
      .warning, at: query.place, "Some artwork is shown in the one size that its address has.",
      hints: ["For example '\(address)'."])
  }
}
