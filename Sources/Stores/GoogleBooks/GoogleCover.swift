/// The addresses of covers.
enum GoogleCover {
  /// The address without the corner that the service paints on it (`edge=curl`).
  ///
  /// An address with a token (`sig`, `imgtk`) stays as it is, because the token is for exactly that
  /// address; all other bytes stay too.
  static func plain(_ address: String) -> String {
    let query = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard query.count == 2 else { return address }
    let pairs = query[1].split(separator: "&", omittingEmptySubsequences: false)
    let isSigned = pairs.contains { $0.hasPrefix("sig=") || $0.hasPrefix("imgtk=") }
    guard !isSigned, pairs.contains("edge=curl") else { return address }
    return query[0] + "?" + pairs.filter { $0 != "edge=curl" }.joined(separator: "&")
  }
}
