/// Time and chance, which tests replace.
package struct Moments: Sendable {
  /// Now, in nanoseconds since 1970.
  package var now: @Sendable () -> Int
  /// Waits that many nanoseconds, or until the task is cancelled.
  package var pause: @Sendable (_ nanoseconds: Int) async -> Void
  /// From 0 up to 1, not included.
  package var chance: @Sendable () -> Double

  package init(
    now: @escaping @Sendable () -> Int,
    pause: @escaping @Sendable (_ nanoseconds: Int) async -> Void,
    chance: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.pause = pause
    self.chance = chance
  }
}
