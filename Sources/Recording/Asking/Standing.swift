private import Synchronization
import Items

/// What a run may still ask: how many requests are left, and who has been given up and why.
final class Standing: Sendable {
  private struct State {
    var sent = 0
    var stores: [StoreName: String] = [:]
    var origins: [Origin: String] = [:]
    /// Requests in a row that failed.
    var failures: [Origin: Int] = [:]
    /// Times in a row that a store asked to be asked less, and when it last did.
    var throttlings: [StoreName: (count: Int, last: Int)] = [:]
    var told: Set<StoreName> = []
    var noticed: Set<StoreName> = []
  }

  /// After so many requests in a row that failed, each with all its attempts, a host is given up.
  private static let mostFailures = 3

  private let mostRequests: Int?
  private let state = Mutex(State())

  /// - Parameter mostRequests: In the whole run, repeated ones too; `nil` for as many as it takes.
  init(mostRequests: Int?) { self.mostRequests = mostRequests }

  /// Why a store is not asked any more: a sentence; `nil` while it is.
  func reason(against store: StoreName, at origin: Origin) -> String? {
    state.withLock { $0.stores[store] ?? $0.origins[origin] }
  }

  /// Takes one of the requests that are left.
  ///
  /// - Returns: When none is, how many there may be in the whole run.
  func takeRequest() -> Int? {
    state.withLock { state in
      if let mostRequests, state.sent >= mostRequests { return mostRequests }
      state.sent += 1
      return nil
    }
  }

  /// Gives back a request that was taken and did not go out.
  func giveBackRequest() { state.withLock { $0.sent -= 1 } }

  func giveUp(_ store: StoreName, because reason: String) {
    state.withLock { $0.stores[store] = $0.stores[store] ?? reason }
  }

  func giveUp(_ origin: Origin, because reason: String) {
    state.withLock { $0.origins[origin] = $0.origins[origin] ?? reason }
  }

  /// Notes that a store answered, and its host so is well.
  func noteSuccess(of store: StoreName, at origin: Origin) {
    state.withLock { state in
      state.failures[origin] = nil
      state.throttlings[store] = nil
    }
  }

  /// Notes that a store asks to be asked less.
  ///
  /// Requests that went out together and hear the same count once.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - start: When the request went out, in nanoseconds since 1970.
  ///   - now: When the answer came.
  /// - Returns: How many times in a row it did.
  func noteThrottling(of store: StoreName, from start: Int, to now: Int) -> Int {
    state.withLock { state in
      let (count, last) = state.throttlings[store] ?? (0, Int.min)
      guard start >= last else { return count }
      state.throttlings[store] = (count + 1, now)
      return count + 1
    }
  }

  /// Notes that a request failed; after some in a row the host is given up.
  func noteFailure(at origin: Origin, because reason: String) {
    state.withLock { state in
      let failures = state.failures[origin, default: 0] + 1
      state.failures[origin] = failures
      if failures >= Self.mostFailures { state.origins[origin] = state.origins[origin] ?? reason }
    }
  }

  /// Whether nobody has been told yet that the store was given up; the answer is `true` once.
  func isFirstToTell(of store: StoreName) -> Bool {
    state.withLock { $0.told.insert(store).inserted }
  }

  /// Whether the store's notice is still to be given; the answer is `true` once.
  func isFirstToNotice(_ store: StoreName) -> Bool {
    state.withLock { $0.noticed.insert(store).inserted }
  }
}
