/// The requests to one host that count against its limit.
///
/// A request counts from the moment it goes out until a minute after it was over. So it does not
/// matter how long it was on its way: the host itself never sees more than `most` in any minute.
struct SlidingWindow {
  /// In nanoseconds.
  static let length = 60_000_000_000

  let most: Int
  private var underWay = 0
  /// When the others were over, in nanoseconds since 1970, ascending from `oldest` on.
  private var ends: [Int] = []
  private var oldest = 0

  /// - Parameters:
  ///   - most: At least 1.
  ///   - ends: When requests were over that count already, in any order.
  init(most: Int, ends: [Int] = []) {
    self.most = max(most, 1)
    self.ends = ends.sorted()
  }

  /// How long until a request may go out, in nanoseconds; 0 for now.
  ///
  /// While as many as may go are under way nobody can tell; then it is the length of the window.
  mutating func wait(at now: Int) -> Int {
    forget(at: now)
    guard underWay + ends.count - oldest >= most else { return 0 }
    return oldest < ends.count ? ends[oldest] + Self.length - now : Self.length
  }

  mutating func begin() { underWay += 1 }

  mutating func end(at now: Int) {
    underWay = max(underWay - 1, 0)
    ends.append(max(now, ends.last ?? now))
  }

  private mutating func forget(at now: Int) {
    // Somebody has set the clock back.
    if let last = ends.last, last > now {
      ends = ends[oldest...].map { min($0, now) }
      oldest = 0
    }
    while oldest < ends.count, now - ends[oldest] >= Self.length { oldest += 1 }
    // Moving the rest is worth it only when it is little beside what goes.
    guard oldest > 64, oldest > ends.count / 2 else { return }
    ends.removeFirst(oldest)
    oldest = 0
  }
}
