private import Synchronization

/// One attempt on its way past the limiters: that of the host that is asked, and then those of the
/// hosts that it redirects to, one at a time.
///
/// A redirect to the same host passes its limiter once more; it would wait for itself if it did not
/// leave before.
final class Passage: Sendable {
  private struct Place {
    /// That is to be left.
    var limiter: Limiter?
    var obstacle: AskingFault?
  }

  private let place: Mutex<Place>

  /// - Parameter limiter: The first one, which has been entered.
  init(through limiter: Limiter) { place = Mutex(Place(limiter: limiter)) }

  /// Why a redirect was not followed.
  var obstacle: AskingFault? { place.withLock { $0.obstacle } }

  /// Goes on to the next limiter.
  ///
  /// - Parameters:
  ///   - limiter: Of the host that a redirect leads to.
  ///   - enter: Enters it, or returns why it could not be entered.
  /// - Returns: Whether it was entered.
  func goOn(to limiter: Limiter, entering enter: (Limiter) async -> AskingFault?) async -> Bool {
    leave()
    let obstacle = await enter(limiter)
    place.withLock { place in
      place.limiter = obstacle == nil ? limiter : nil
      place.obstacle = obstacle
    }
    return obstacle == nil
  }

  /// Notes that the last request is over.
  func leave() {
    let limiter = place.withLock { place in
      defer { place.limiter = nil }
      return place.limiter
    }
    limiter?.leave()
  }
}
