/// How often one request goes out again, and after what wait.
struct Patience {
  /// In all; after timeouts and damaged answers it is half of that.
  static let mostAttempts = 4

  /// How often it went out and failed.
  private(set) var failures = 0
  private var timeouts = 0
  private var damages = 0

  /// Notes a failure.
  ///
  /// - Returns: Whether the request may go out once more.
  mutating func allowsAnother(after sort: FailedAttempt.Sort) -> Bool {
    failures += 1
    switch sort {
    case .throttled, .failing: break
    case .timedOut: timeouts += 1
    case .damaged: damages += 1
    case .broken, .refused, .closed, .paused, .ended: return false
    }
    return failures < Self.mostAttempts && max(timeouts, damages) < Self.mostAttempts / 2
  }

  /// The wait after that many failures, from 1: about 1, 2 and 4 s, anything from nothing to twice
  /// of that.
  ///
  /// Nothing more regular spreads those well who failed together.
  ///
  /// - Parameters:
  ///   - failures: How many in a row.
  ///   - chance: From 0 up to 1.
  /// - Returns: Nanoseconds.
  /// - SeeAlso: <https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/>, "full
  ///   jitter".
  static func wait(after failures: Int, chance: Double) -> Int {
    let seconds = 1 << min(max(failures - 1, 0), 2)
    return Int(min(max(chance, 0), 1) * 2 * Double(seconds) * 1_000_000_000)
  }
}
