import Dates

extension Moments {
  /// Now, as records write it: `2022-05-07T10:00:00Z`.
  package var date: String { Instant(nanoseconds: now()).recorded }
}
