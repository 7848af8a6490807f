import Diagnostics
import Pages
import QueryFiles
import Recording

/// What a build asks the stores before it begins.
///
/// What does not come is no reason not to publish: the older recordings, or none, stand.
struct BuildFetch {
  let session: Session
  /// Warnings alone.
  private var diagnostics: [Diagnostic] = []
  /// Whether something that was wanted did not come.
  private(set) var isPartial = false
  /// The names of the queries that did not come.
  private var inVain: Set<String> = []

  init(session: Session) { self.session = session }

  /// Asks again for everything; nothing where the site cannot be read, which the build will tell.
  ///
  /// - Throws: When somebody stops it.
  mutating func refresh(drafts: Bool) async throws(DiagnosticList) {
    let reading = SiteReading(of: session.folder)
    guard let sources = reading.sources.map({ drafts ? $0 : $0.withoutDrafts }),
      let addresses = try? SiteAddresses(of: sources)
    else { return }
    try await ask(
      sources.queries,
      SiteFetch(
        session: session, settings: sources.settings, addresses: addresses, how: FetchOptions()))
  }

  /// Asks for what was never recorded, was recorded for another question, or must not be used any
  /// longer.
  ///
  /// - Returns: Whether something was recorded.
  /// - Throws: When somebody stops it.
  mutating func complete(_ work: SiteWork) async throws(DiagnosticList) -> Bool {
    guard !work.incomplete.isEmpty else { return false }
    var how = FetchOptions()
    how.isMissingOnly = true
    return try await ask(
      work.incomplete,
      SiteFetch(
        session: session, settings: work.settings, addresses: work.addresses, how: how))
  }

  @discardableResult
  private mutating func ask(
    _ queries: [Query], _ fetch: SiteFetch
  ) async throws(DiagnosticList) -> Bool {
    let result: FetchResult
    let wasInterrupted: Bool
    do throws(Diagnostic) {
      (result, wasInterrupted) = try await fetch.run(queries)
    } catch {
      note([error])
      isPartial = true
      return false
    }
    if wasInterrupted { throw DiagnosticList(Diagnostic(.error, fetch.interruption)) }
    isPartial = isPartial || result.isPartial || result.needsOwner
    note(result.queries.flatMap(\.diagnostics))
    inVain.formUnion(
      result.queries.filter { [.failed, .partlyRenewed, .unasked].contains($0.state) }
        .map(\.query))
    for line in FetchReport(result: result).text(isWhole: session.verbosity == .verbose) {
      session.say(line)
    }
    return result.queries.contains(where: \.isRecorded)
  }

  /// What there is to tell of this fetch, and then of what the build found afterwards: each sentence on
  /// a place once, and none that advises what this fetch has just done.
  ///
  /// Of two with one sentence the error stands, else that of this fetch, whose advice is newer.
  func diagnostics(and remarks: [Remark]) -> [Diagnostic] {
    let found = remarks.map { remark in
      if case .unrecorded(let fact) = remark, inVain.contains(fact.query) {
        return fact.diagnosticAfterFetch
      }
      return remark.diagnostic
    }
    let errors = Set(found.filter { $0.severity == .error }.map { Said($0) })
    let told = diagnostics.filter { !errors.contains(Said($0)) }
    let known = Set(told.map { Said($0) })
    return told + found.filter { !known.contains(Said($0)) }
  }

  private mutating func note(_ found: [Diagnostic]) {
    diagnostics += found.map { fault in
      var fault = fault
      fault.severity = .warning
      return fault
    }
  }
}
