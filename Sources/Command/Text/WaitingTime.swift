/// A length of time in words: `41 s`, `3 min`, `2 h`; rounded up.
struct WaitingTime: CustomStringConvertible {
  let seconds: Int

  init(seconds: Int) { self.seconds = max(0, seconds) }

  init(nanoseconds: Int) {
    let (seconds, rest) = max(0, nanoseconds).quotientAndRemainder(dividingBy: 1_000_000_000)
    self.init(seconds: seconds + (rest > 0 ? 1 : 0))
  }

  var description: String {
    switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7200: "\(Self.ceiling(seconds, 60)) min"
    default: "\(Self.ceiling(seconds, 3600)) h"
    }
  }

  private static func ceiling(_ number: Int, _ unit: Int) -> Int {
    number / unit + (number % unit > 0 ? 1 : 0)
  }
}
