package import Diagnostics
import Links
import Synchronization

/// What browsers are shown: the last good state of a site, and what has gone wrong since.
///
/// Pages that are open hear of each change; see `Resources/live.js`.
package final class LivePreview: Sendable {
  /// More pages than that nobody has open; they would use up the server's connections.
  private static let streamLimit = 128

  /// Told from that of a server before this one, which browsers may still listen to.
  private let session: String
  private let state: Mutex<State>

  private struct State {
    var site: ServedSite
    /// Counts the states of the site.
    var revision = 0
    /// By path below the base path, the revision that last changed the file, added or removed it.
    var changes: [String: Int] = [:]
    var faults: [Diagnostic] = []
    var streams: [EventStream] = []
    var isOver = false
  }

  /// - Parameters:
  ///   - site: What is shown first.
  ///   - session: Letters and digits that no other run of the program has.
  package init(
    _ site: ServedSite,
    session: String = String(UInt64.random(in: .min ... .max), radix: 36)
  ) {
    self.session = session
    state = Mutex(State(site: site))
  }

  /// Shows another state of the site, to which all faults are mended.
  ///
  /// Browsers hear of it only as far as bytes have changed. To be called by one task at a time.
  ///
  /// - Parameter site: Its new state.
  /// - Returns: How many files have changed, been added or removed.
  @discardableResult
  package func show(_ site: ServedSite) -> Int {
    let change = SiteChange(from: state.withLock(\.site), to: site)
    let files = change.otherFiles.map(site.address).sorted()
    let sheets = Dictionary(
      uniqueKeysWithValues: change.sheets.map { (site.address(of: $0), site.address(of: $1)) })
    let (streams, mark, isMended) = state.withLock { state in
      let isMended = !state.faults.isEmpty
      state.site = site
      state.faults = []
      if !change.isEmpty { state.revision += 1 }
      for path in change.paths { state.changes[path] = state.revision }
      return (state.streams, self.mark(of: state), isMended)
    }
    let mended = isMended ? LiveEvent.mended.text(mark: mark) : ""
    let styled = sheets.isEmpty ? "" : LiveEvent.style(sheets).text(mark: mark)
    for stream in streams {
      let effect = stream.page.map(change.effect) ?? .none
      let isNew = effect == .reloaded
      let reload =
        isNew || !files.isEmpty
        ? LiveEvent.reload(page: isNew, files: files).text(mark: mark) : ""
      let text = mended + (isNew ? reload : styled + reload)
      if !text.isEmpty { stream.send(text) }
    }
    return change.paths.count
  }

  /// Lays `faults` over the pages, which stay as they are, until a site is shown.
  package func tell(_ faults: [Diagnostic]) {
    guard !faults.isEmpty else { return }
    let (streams, mark) = state.withLock { state in
      state.faults = faults
      return (state.streams, self.mark(of: state))
    }
    let text = LiveEvent.fault(faults).text(mark: mark)
    for stream in streams { stream.send(text) }
  }

  /// The site, and the mark of its state.
  var current: (site: ServedSite, mark: String) {
    state.withLock { ($0.site, mark(of: $0)) }
  }

  /// The run of the program, the revision and the assets, apart at hyphens.
  private func mark(of state: State) -> String {
    "\(session)-\(state.revision)-\(state.site.assetDigest)"
  }
}

/// The streams.
extension LivePreview {
  /// Begins to tell a page of changes, first of those that it has missed.
  ///
  /// Returns `nil` when there are too many already, or no more are wanted.
  func openStream(for visit: LiveVisit) -> EventStream? {
    state.withLock { (state: inout State) -> EventStream? in
      guard !state.isOver, state.streams.count < Self.streamLimit else { return nil }
      let stream = EventStream(showing: visit.page, first: greeting(visit, state))
      state.streams.append(stream)
      return stream
    }
  }

  /// How many pages are open, those that have gone unnoticed included.
  var openStreamCount: Int { state.withLock(\.streams.count) }

  func forget(_ stream: EventStream) {
    state.withLock { state in state.streams.removeAll { $0 === stream } }
  }

  /// Sends each page something that it does not mind, for only so is one noticed that has gone.
  func beat() {
    for stream in state.withLock(\.streams) { stream.send(":\n\n") }
  }

  /// Ends all streams, and lets no other begin.
  func endStreams() {
    let streams = state.withLock { state in
      state.isOver = true
      return state.streams
    }
    for stream in streams { stream.end() }
  }

  /// How long a browser waits before it listens again, what the page has missed, and whether
  /// the site is in order.
  private func greeting(_ visit: LiveVisit, _ state: State) -> String {
    let mark = self.mark(of: state)
    let event = visit.mark.flatMap { missed(by: visit, since: $0, state) }
    let condition = state.faults.isEmpty ? LiveEvent.mended : .fault(state.faults)
    return "retry: 1000\n" + (event?.text(mark: mark) ?? "") + condition.text(mark: mark)
  }

  private func missed(by visit: LiveVisit, since mark: String, _ state: State) -> LiveEvent? {
    let parts = mark.split(separator: "-")
    guard parts.count == 3, parts[0] == session, let revision = Int(parts[1]) else {
      return missed(by: visit, withAssets: parts.last.map(String.init), state.site)
    }
    guard revision < state.revision else { return nil }
    let changed = state.changes.filter { $0.value > revision }.keys
    return .reload(
      page: visit.page.map { state.site.mayShow(at: $0, oneOf: changed) } ?? false,
      files: changed.filter { !$0.isPage }.map(state.site.address).sorted())
  }

  /// What a page has missed that another run of the program served.
  private func missed(
    by visit: LiveVisit, withAssets digest: String?, _ site: ServedSite
  ) -> LiveEvent? {
    guard let page = visit.page, let bytes = site.pageBytes(at: page),
      visit.digest == LiveScript.digest(of: bytes)
    else { return .reload(page: true, files: []) }
    guard digest != site.assetDigest else { return nil }
    return .reload(page: false, files: site.assets.map(site.address).sorted())
  }
}

extension ServedSite {
  /// The page that stands at an address; `nil` when it was not made in memory.
  fileprivate func pageBytes(at page: RequestPath) -> [UInt8]? {
    switch find(page) {
    case .file(let path), .missing(let path?):
      if case .bytes(let bytes) = files[path]?.content { bytes } else { nil }
    case .folder, .outside, .missing(nil): nil
    }
  }

  /// Whether files that have changed, come or gone decide what stands at an address.
  fileprivate func mayShow(at page: RequestPath, oneOf changed: some Sequence<String>) -> Bool {
    guard let candidates = base.candidates(for: page) else { return true }
    var own = Set(candidates.files)
    if let folder = candidates.page { own.insert(folder) }
    if case .missing(let name?) = find(page) { own.insert(name) }
    return changed.contains(where: own.contains)
  }
}
