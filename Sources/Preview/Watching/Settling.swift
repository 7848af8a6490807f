/// When files that are being saved have come to rest.
struct Settling {
  /// After the last event, for a file that may still be written.
  let quiet: Duration
  /// After the last event, when all files have been closed: long enough for an editor to put a new
  /// file in the place of the old one, and too short for its owner to notice.
  private static let short = Duration.milliseconds(10)
  /// Since the first event, when files never come to rest.
  private static let longest = Duration.seconds(2)

  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var open: Set<String> = []

  init(quiet: Duration) { self.quiet = quiet }

  /// When the files may be read; `nil` when nothing has happened.
  var deadline: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    return min(last + (open.isEmpty ? min(quiet, Self.short) : quiet), first + Self.longest)
  }

  /// Notes that something happened to a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isOpen: Whether more is to be expected.
  ///   - now: The time.
  mutating func note(_ path: String, isOpen: Bool, at now: ContinuousClock.Instant) {
    if isOpen { open.insert(path) } else { open.remove(path) }
    first = first ?? now
    last = now
  }

  mutating func reset() { self = Settling(quiet: quiet) }
}
