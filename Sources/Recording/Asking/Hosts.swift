private import Synchronization
import QueryFiles
import Stores

/// The limiters of a run, one for each host that is asked.
final class Hosts: Sendable {
  private struct Known {
    var limiters: [Origin: Limiter] = [:]
    /// When requests of earlier runs were over, of hosts that nobody has asked yet.
    var earlier: [Origin: [Int]] = [:]
  }

  private let site: SiteSettings
  private let moments: Moments
  private let atOnce: Int
  private let known = Mutex(Known())

  init(site: SiteSettings, moments: Moments, atOnce: Int) {
    self.site = site
    self.moments = moments
    self.atOnce = atOnce
  }

  func limiter(at origin: Origin, for store: any Store) -> Limiter {
    known.withLock { known in
      if let limiter = known.limiters[origin] { return limiter }
      let limiter = Limiter(
        requestsPerMinute: site.requestsPerMinute(at: origin, for: store), atOnce: atOnce,
        moments: moments)
      limiter.remember(known.earlier.removeValue(forKey: origin) ?? [])
      known.limiters[origin] = limiter
      return limiter
    }
  }

  /// Counts requests of earlier runs; what is none, or has no date, counts nothing.
  func remember(_ earlier: [EarlierRequest]) {
    var times: [Origin: [Int]] = [:]
    for request in earlier {
      guard let origin = Origin(request.address), let date = Instant(recorded: request.date) else {
        continue
      }
      // Dates are cut to the second.
      times[origin, default: []].append(Instant(seconds: date.seconds + 1).nanoseconds)
    }
    known.withLock { known in
      for (origin, times) in times {
        if let limiter = known.limiters[origin] {
          limiter.remember(times)
        } else {
          known.earlier[origin, default: []] += times
        }
      }
    }
  }
}
