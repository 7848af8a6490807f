import Diagnostics
import Items
import Recording

/// How far a fetch is, on one line: `[#####---------------]  10 of 40; next request to itunes in 41 s`.
struct ProgressBar {
  /// How many requests the whole fetch takes, as far as is known.
  private var planned = 0
  private var done = 0
  /// When each store may be asked again, in nanoseconds since 1970.
  private var waits: [StoreName: Int] = [:]

  private static let length = 20

  /// Notes what has happened at that time, in nanoseconds since 1970.
  mutating func take(_ event: FetchEvent, now: Int) {
    switch event {
    case .planned(let requests): planned = max(0, requests)
    case .asking(.finished): finishOne()
    case .asking(.sending(let store, _)): waits[store] = nil
    case .asking(.waiting(let store, let nanoseconds)),
      .asking(.retrying(let store, let nanoseconds, _)):
      // Of several that wait for one store the first to go counts.
      let end = now.addingReportingOverflow(nanoseconds).partialValue
      let other = waits[store].flatMap { $0 > now ? $0 : nil }
      waits[store] = min(other ?? end, end)
    case .asking(.givenUp(let store, _)): waits[store] = nil
    case .asking(.notice), .continuing: break
    }
  }

  /// Notes that one request is over.
  mutating func finishOne() { done += 1 }

  /// The line, in less than `width` columns; `nil` before anything is planned.
  func text(width: Int, now: Int) -> String? {
    guard planned > 0 else { return nil }
    let whole = max(planned, done)
    let filled = done.multipliedReportingOverflow(by: Self.length).partialValue / whole
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: "-", count: Self.length - filled)
    var text = "[\(bar)] \(done) of \(counted(whole, "request", "requests"))"
    // One line has room for one: that which ends first.
    let waiting = waits.filter { $0.value > now }
    let next = waiting.min { ($0.value, $0.key.text) < ($1.value, $1.key.text) }
    if let next {
      text +=
        "; next request to \(next.key.text) in \(WaitingTime(nanoseconds: next.value - now))"
    }
    return text.cut(toWidth: max(0, width - 1))
  }
}
