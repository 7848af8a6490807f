import Diagnostics
import Synchronization

/// Carries changes from the thread that watches to the task that builds.
///
/// What comes while the task is busy is put together to one report.
final class ChangeFeed: Sendable {
  private struct State {
    var paths: Set<String> = []
    var notice: Diagnostic?
  }

  private let state = Mutex(State())
  /// Rings once however much there is to be told.
  private let bell: AsyncStream<Void>
  private let ring: AsyncStream<Void>.Continuation

  init() { (bell, ring) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func add(_ paths: some Sequence<String> & Sendable, notice: Diagnostic? = nil) {
    state.withLock { state in
      state.paths.formUnion(paths)
      if let notice { state.notice = notice }
    }
    ring.yield()
  }

  func finish() { ring.finish() }

  /// Waits until there is something to tell; `nil` when there will be nothing more, or the task is cancelled.
  func next() async -> WatchReport? {
    var rings = bell.makeAsyncIterator()
    while !Task.isCancelled {
      if let report = take() { return report }
      guard await rings.next() != nil else { return Task.isCancelled ? nil : take() }
    }
    return nil
  }

  private func take() -> WatchReport? {
    let state = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard !state.paths.isEmpty || state.notice != nil else { return nil }
    let paths = state.paths.sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
    return WatchReport(paths: paths, notice: state.notice)
  }
}
