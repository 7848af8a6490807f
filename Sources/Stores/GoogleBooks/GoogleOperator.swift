/// The operators in the words of a search: `inauthor:keyes`, `isbn:9780316069359`.
enum GoogleOperator {
  private static let names: Set<String> = [
    "intitle", "inauthor", "inpublisher", "subject", "isbn", "lccn", "oclc",
  ]

  /// Each operator with the word behind it, which is empty when a blank or nothing follows.
  static func all(in words: String) -> [(name: String, value: String)] {
    words.split(whereSeparator: \.isWhitespace).compactMap { word in
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, names.contains(String(parts[0])) else { return nil }
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// The ISBN that a search asks for and nothing else.
  static func onlyISBN(in words: String) -> ISBN? {
    guard !words.contains(where: \.isWhitespace), let one = all(in: words).first,
      one.name == "isbn"
    else { return nil }
    return ISBN(one.value)
  }
}
