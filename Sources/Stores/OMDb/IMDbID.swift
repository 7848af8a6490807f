import Links

/// The id of a work at IMDb, by which OMDb names it: `tt` and seven to twelve digits of ASCII.
struct IMDbID: Hashable {
  let text: String

  /// Returns `nil` unless the text already is an id; nothing is repaired.
  init?(_ text: String) {
    guard text.hasPrefix("tt"), text.utf8.dropFirst(2).allSatisfy(\.isDigit),
      (7...12).contains(text.utf8.count - 2)
    else { return nil }
    self.text = text
  }

  /// The work's page.
  var address: String { "https://www.imdb.com/title/\(text)/" }
}
