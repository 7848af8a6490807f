/// The advice that goes with an unknown name: the nearest legal one, or all of them.
///
/// - Parameters:
///   - name: What the user wrote.
///   - known: The legal names, in the order in which they are to be listed.
/// - Returns: `Did you mean 'title'?`, or `There are: …` when none is near.
package func suggestion(for name: String, among known: [String]) -> String {
  if let near = nearest(to: name, among: known) { return "Did you mean '\(near)'?" }
  return listing(known)
}

/// The advice that lists all legal names.
///
/// - Returns: `There are: on, off.`
package func listing(_ known: [String]) -> String {
  "There are: \(known.joined(separator: ", "))."
}

/// As `suggestion(for:among:)`; of more names than a reader looks through only the nearest are
/// listed.
package func suggestion(for name: String, among known: [String], atMost limit: Int) -> String {
  guard known.count > limit, nearest(to: name, among: known) == nil else {
    return suggestion(for: name, among: known)
  }
  var rest = known
  var near: [String] = []
  while near.count < limit, let next = closest(to: name, among: rest) {
    near.append(next)
    rest.removeAll { $0 == next }
  }
  return "The nearest of \(known.count) names: \(near.joined(separator: ", "))."
}

/// The known name that needs the fewest edits, ignoring case; `nil` when all are far away.
///
/// "Near" is a third of the longer name's length, at least one edit. The first of equals wins.
package func nearest(to name: String, among known: [String]) -> String? {
  closest(to: name, among: known) { max(1, $0 / 3) }
}

/// As `nearest`, however far away it is; `nil` only when there are none.
package func closest(to name: String, among known: [String]) -> String? {
  closest(to: name, among: known) { _ in Int.max }
}

/// Of the names that need no more edits than `limit` allows for the length of the longer name.
private func closest(
  to name: String, among known: [String], within limit: (_ length: Int) -> Int
) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(120))
  var best: (name: String, distance: Int)?
  for candidate in known {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let distance = editDistance(wanted, letters)
    guard distance <= limit(max(wanted.count, letters.count)) else { continue }
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for (row, letter) in one.enumerated() {
    var current = [row + 1]
    for (column, otherLetter) in other.enumerated() {
      var cost = min(
        last[column] + (letter == otherLetter ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count]
}
