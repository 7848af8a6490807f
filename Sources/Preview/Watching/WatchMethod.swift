/// How changes are noticed.
package enum WatchMethod: Hashable, Sendable {
  /// The system tells; where it cannot, all files are looked at once a second.
  case automatic
  /// All files are looked at, so often.
  case polling(every: Duration)
}
