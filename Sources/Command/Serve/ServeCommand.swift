import Diagnostics
import Links
import Preview
import Publishing
import QueryFiles
import Recording

/// Shows the site in browsers while its owner works on it; writes nothing, and asks no store.
struct ServeCommand {
  let options: ServeOptions
  let session: Session

  /// How long a file has to be left alone that may still be written.
  private static let quiet = Duration.milliseconds(150)

  func run() async -> ExitStatus {
    // A second request to stop ends the program at once.
    await session.world.interruptible { await serve() }.value
  }

  private func serve() async -> ExitStatus {
    do throws(Diagnostic) {
      // From here on no change is missed, however long the first build takes.
      let watcher = try watcher()
      defer { watcher.stop() }
      try await serve(watcher)
      return .done
    } catch {
      var report = session.report
      report.tell(error)
      return .failed
    }
  }

  private func serve(_ watcher: Watcher) async throws(Diagnostic) {
    let build = PreviewBuild(
      of: session.folder, includesDrafts: options.includesDrafts, moments: session.world.moments)
    let first = await build.run()
    guard !Task.isCancelled else { return }
    let site = first.site ?? UnbuiltSite.served(at: base)
    let live = LivePreview(site)
    live.tell(first.errors)
    let server = try PreviewServer(
      live, host: options.host,
      port: options.port.map { .exactly($0) } ?? .firstFree(from: ServeOptions.usualPort))
    var log = ServeLog(session, at: server.address)
    log.begin(first, site.base)
    if options.opensBrowser { open(server.address.url(of: site.base)) }
    while let report = await watcher.next() {
      if let notice = report.notice { log.tell(notice) }
      if report.paths.isEmpty { continue }
      let start = session.world.moments.now()
      let outcome = await build.run()
      let changed = outcome.site.map { live.show($0) }
      live.tell(outcome.errors)
      log.tell(outcome, changed: changed, since: start)
    }
    server.stop()
    log.end()
  }

  private func watcher() throws(Diagnostic) -> Watcher {
    let folder = session.folder.path
    let folders = try WatchedFolders(
      ["Queries", "Site", "Templates", RecordingShelf.cache], of: folder, whole: SiteFolder.whole,
      excluding: FolderWalk.closedNames.map { "\(folder)/\($0)" })
    return try Watcher(folders, quiet: Self.quiet)
  }

  /// Where the site is to stand as far as its settings say; for a site that cannot be built.
  private var base: BasePath {
    (try? SiteSettings.read(of: session.folder))?.basePath ?? .root
  }

  private func open(_ address: String) {
    let world = session.world
    world.browse(address) {
      world.remark("No browser could be opened; open the address yourself: \(address)")
    }
  }
}
