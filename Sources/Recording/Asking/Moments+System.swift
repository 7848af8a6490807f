private import Foundation

extension Moments {
  /// The machine's own time and chance.
  ///
  /// The time of day is read once; from then on a clock goes that nobody sets, so that no limit is
  /// broken and no wait prolonged when the machine's time is put right.
  package static var system: Moments {
    let clock = ContinuousClock()
    let start = clock.now
    let time = Int(Date().timeIntervalSince1970 * 1_000_000_000)
    return Moments(
      now: {
        let (seconds, attoseconds) = start.duration(to: clock.now).components
        return time + Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
      },
      pause: { try? await Task.sleep(nanoseconds: UInt64(max($0, 0))) },
      chance: { Double.random(in: 0..<1) })
  }
}
