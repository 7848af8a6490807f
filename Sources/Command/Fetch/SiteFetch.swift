import Diagnostics
import Pages
import QueryFiles
import Recording

/// A fetch for queries of a site, and what its user sees of it meanwhile.
struct SiteFetch {
  let session: Session
  let settings: SiteSettings
  /// Know the names of the recordings.
  let addresses: SiteAddresses
  let how: FetchOptions

  /// What would be asked; nothing is asked or written.
  func plan(_ queries: [Query]) -> FetchPlan {
    fetcher(telling: { _ in }).plan(targets(queries))
  }

  /// Asks the stores and records what they say.
  ///
  /// - Returns: What became of each query, and whether somebody stopped it before the end.
  /// - Throws: When nothing can be recorded, so that nothing was asked.
  func run(
    _ queries: [Query]
  ) async throws(Diagnostic) -> (result: FetchResult, wasInterrupted: Bool) {
    let progress = Progress(session.world, verbosity: session.verbosity)
    let fetcher = fetcher(telling: { progress.take($0) })
    let targets = targets(queries)
    let (result, wasInterrupted) = await progress.watching { () throws(Diagnostic) in
      try await fetcher.fetch(targets)
    }
    return (try result.get(), wasInterrupted)
  }

  /// What is said when it was stopped.
  var interruption: String {
    how.leavesRunAlone
      ? "Stopped. What is complete is recorded; a fetch of the rest within a day uses what has come."
      : "Stopped. The next 'thumbindex fetch' goes on where this one ended."
  }

  private func fetcher(telling tell: @escaping @Sendable (FetchEvent) -> Void) -> Fetcher {
    let world = session.world
    let shelf = RecordingShelf(site: session.folder.path, disk: session.folder.disk)
    return Fetcher(
      site: settings, options: how,
      asker: .polite(
        over: world.transport, site: settings, moments: world.moments,
        log: RequestLog(of: shelf), options: how, variable: world.variable,
        report: { tell(.asking($0)) }),
      shelf: shelf, moments: world.moments, tell: tell)
  }

  private func targets(_ queries: [Query]) -> [FetchTarget] {
    queries.map { FetchTarget($0, recording: addresses.recording($0)) }
  }
}
