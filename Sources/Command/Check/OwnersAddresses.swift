import Diagnostics
import Links

/// The addresses on the web that the owner of a site has written, and where.
struct OwnersAddresses: Sendable {
  private let places: [String: Place]

  /// How much of a run of letters may be one address.
  private static let longest = 2000

  /// - Parameter files: The owner's; of an address that stands in several the first counts.
  init(in files: OwnersFiles) {
    var places: [String: Place] = [:]
    for path in files.texts + files.templates {
      guard let file = files[path] else { continue }
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        Self.note(line, at: number + 1, of: path, in: &places)
      }
    }
    self.places = places
  }

  /// Where an address stands, without its fragment; `nil` when the owner did not write it.
  func place(of address: String) -> Place? { places[address] }

  private static func note(
    _ line: Substring, at number: Int, of path: String, in places: inout [String: Place]
  ) {
    var (counted, column) = (line.startIndex, 1)
    for start in line.ranges(of: "://").map(\.lowerBound) {
      let before = line[..<start].suffix(5).lowercased()
      guard let scheme = ["https", "http"].first(where: before.hasSuffix) else { continue }
      let begin = line.index(start, offsetBy: -scheme.count)
      let run = line[begin...].prefix(longest).prefix { !$0.isWhitespace && !"\"'<>`".contains($0) }
      if begin > counted { column += line.unicodeScalars[counted..<begin].count }
      counted = max(counted, begin)
      let place = Place(file: path, line: number, column: column)
      for address in candidates(in: run) where places[address] == nil { places[address] = place }
    }
  }

  /// The run, and what it is when the signs at its end do not belong to it.
  private static func candidates(in run: Substring) -> [String] {
    let text = run.replacing("&amp;", with: "&").prefix { $0 != "#" }
    var candidates = [String(text)]
    for end in text.indices where ")],;}*_.!?".contains(text[end]) {
      candidates.append(String(text[..<end]))
    }
    return candidates.suffix(20) + candidates.prefix(1)
      + candidates.prefix(1).map { PercentEncoding.written.encode($0) }
  }
}
