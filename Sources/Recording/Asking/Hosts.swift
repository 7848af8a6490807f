private import Synchronization
import QueryFiles
import Stores

/// The limiters of a run, one for each host that is asked.
final class Hosts: Sendable {
  private struct Known {
    var limiters: [Origin: Limiter] = [:]
    /// When requests of other commands were over; `nil` before anything is asked.
    var earlier: [Origin: [Int]]?
  }

  private let site: SiteSettings
  private let moments: Moments
  private let atOnce: Int
  private let log: RequestLog?
  private let known = Mutex(Known())

  init(site: SiteSettings, moments: Moments, atOnce: Int, log: RequestLog?) {
    self.site = site
    self.moments = moments
    self.atOnce = atOnce
    self.log = log
  }

  func limiter(at origin: Origin, for store: any Store) -> Limiter {
    known.withLock { known in
      if let limiter = known.limiters[origin] { return limiter }
      // Not before the first request: until then another command may have been asking.
      let earlier = known.earlier ?? log?.ends(at: moments.now()) ?? [:]
      known.earlier = earlier
      let limiter = Limiter(
        requestsPerMinute: site.requestsPerMinute(at: origin, for: store), atOnce: atOnce,
        moments: moments, earlier: earlier[origin] ?? [],
        note: { [log] in log?.note($0, at: $1, origin) })
      known.limiters[origin] = limiter
      return limiter
    }
  }
}
