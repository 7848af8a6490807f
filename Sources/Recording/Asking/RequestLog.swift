import FileSystem

/// The requests that went out in the last minutes in a site, whichever command sent them, so that the
/// next one keeps the limits of the hosts too: `.thumbindex/requests`.
///
/// A line is added when a request goes out, `1651917600000000000 out https://itunes.apple.com`, and
/// one, with `back`, when it is over. Lines are only added, each in one piece, so that several
/// commands may write at once and a kill leaves whole ones.
package struct RequestLog: Sendable {
  enum Event: Substring {
    case out, back
  }

  /// More than a request may take besides the minute for which it counts, in nanoseconds.
  private static let memory = 3 * SlidingWindow.length

  private let shelf: RecordingShelf

  /// - Parameter shelf: That of the site; its cache is made when something is noted.
  package init(of shelf: RecordingShelf) { self.shelf = shelf }

  /// Relative to the site.
  static let path = "\(CacheFolder.name)/requests"

  private var path: String { "\(shelf.site)/\(Self.path)" }

  /// Adds a line.
  ///
  /// Where that cannot be written, or only out of the site, a fetch cannot record either, and says so; a
  /// search does not need it.
  func note(_ event: Event, at now: Int, _ origin: Origin) {
    guard shelf.linkOut(on: Self.path) == nil else { return }
    let line = Array("\(now) \(event.rawValue) \(origin)\n".utf8)
    do throws(DiskError) { try shelf.disk.append(line, path) } catch {
      guard error.isMissing else { return }
      try? shelf.makeCache()
      try? shelf.disk.append(line, path)
    }
  }

  /// When the requests of the last minutes were over, in nanoseconds since 1970.
  ///
  /// Those that were never over were under way when a command was killed, or are: they count as now.
  /// A file that tells of older ones alone is removed. What is no line of this file counts nothing.
  func ends(at now: Int) -> [Origin: [Int]] {
    guard let bytes = try? shelf.disk.read(path) else { return [:] }
    var hosts: [Origin: Traffic] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      // A time that is far ahead was noted while the clock was wrong.
      guard parts.count == 3, let time = Int(parts[0]),
        (now - Self.memory...now + Self.memory).contains(time),
        let event = Event(rawValue: parts[1]), let origin = Origin(String(parts[2]))
      else { continue }
      hosts[origin, default: Traffic()].add(event, at: time)
    }
    if hosts.isEmpty, shelf.linkOut(on: Self.path) == nil { try? shelf.disk.remove(path) }
    return hosts.mapValues { $0.ends + Array(repeating: now, count: max($0.underWay, 0)) }
  }

  private struct Traffic {
    var underWay = 0
    var ends: [Int] = []

    mutating func add(_ event: Event, at time: Int) {
      switch event {
      case .out: underWay += 1
      case .back:
        underWay -= 1
        ends.append(time)
      }
    }
  }
}
