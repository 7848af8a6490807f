private import Synchronization

/// Lets requests out to one host that nobody has asked us to visit: one at a time, and a second apart.
final class HostDoor: Sendable {
  /// In nanoseconds.
  private static let rest = 1_000_000_000

  private let moments: Moments
  private let line = Turnstile(places: 1)
  /// When the last request was over, in nanoseconds since 1970.
  private let last = Mutex<Int?>(nil)

  init(_ moments: Moments) { self.moments = moments }

  /// Waits until a request may go out.
  ///
  /// - Returns: Whether it may, and `leave()` is to be called after it; `false` when the task is
  ///   cancelled.
  func enter() async -> Bool {
    guard await line.enter() else { return false }
    let now = moments.now()
    if let last = last.withLock({ $0 }) {
      // At most the rest, also when somebody has set the clock back.
      let wait = min(last + Self.rest - now, Self.rest)
      if wait > 0 { await moments.pause(wait) }
    }
    guard !Task.isCancelled else {
      line.leave()
      return false
    }
    return true
  }

  /// Notes that a request is over.
  func leave() {
    let now = moments.now()
    last.withLock { $0 = now }
    line.leave()
  }
}

/// The doors of all hosts, by their names: whatever the scheme, it is one machine.
final class HostDoors: Sendable {
  private let moments: Moments
  private let doors = Mutex<[String: HostDoor]>([:])

  init(_ moments: Moments) { self.moments = moments }

  subscript(host: String) -> HostDoor {
    doors.withLock { doors in
      if let door = doors[host] { return door }
      let door = HostDoor(moments)
      doors[host] = door
      return door
    }
  }
}

/// One request on its way past the doors: that of the host that is asked, then those of the hosts that
/// it redirects to, one at a time.
///
/// It leaves one before it waits at the next, so that no two wait for each other.
final class HostVisit: Sendable {
  private let doors: HostDoors
  private let door = Mutex<HostDoor?>(nil)

  init(_ doors: HostDoors) { self.doors = doors }

  /// - Returns: Whether a request may go out there.
  func goOn(to origin: Origin) async -> Bool {
    leave()
    let next = doors[origin.host]
    guard await next.enter() else { return false }
    door.withLock { $0 = next }
    return true
  }

  func leave() {
    let last = door.withLock { door in
      defer { door = nil }
      return door
    }
    last?.leave()
  }
}
