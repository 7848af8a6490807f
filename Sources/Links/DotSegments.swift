/// The segments `.` and `..` of a path, which name no folder but a way.
///
/// - SeeAlso: RFC 3986, section 5.2.4.
package enum DotSegments {
  /// Goes the way that they name.
  ///
  /// - Parameter path: Begins with a slash.
  /// - Returns: A path that begins with a slash, without them, and whether they led above the top, where
  ///   it then stays.
  package static func removed(from path: String) -> (path: String, leadsAbove: Bool) {
    var kept: [Substring] = []
    var leadsAbove = false
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for segment in segments {
      switch segment {
      case ".": break
      case "..": if kept.popLast() == nil { leadsAbove = true }
      default: kept.append(segment)
      }
    }
    if segments.last == "." || segments.last == ".." { kept.append("") }
    return ("/" + kept.joined(separator: "/"), leadsAbove)
  }
}
