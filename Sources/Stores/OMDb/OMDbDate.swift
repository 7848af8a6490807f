import Items

/// The two forms in which OMDb writes days.
enum OMDbDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// `14 Jun 2013` of a detail, `2014-01-12` of a season's listing; also `Jun 2013` and `2013`.
  static func date(_ text: String) -> PartialDate? {
    let words = text.split(separator: " ")
    guard (2...3).contains(words.count) else { return PartialDate(leading: text) }
    guard let month = months.firstIndex(of: words[words.count - 2].lowercased()),
      words[words.count - 1].isDigits(4...4), let year = Int(words[words.count - 1])
    else { return nil }
    guard words.count == 3 else { return PartialDate(year: year, month: month + 1) }
    guard words[0].isDigits(1...2), let day = Int(words[0]) else { return nil }
    return PartialDate(year: year, month: month + 1, day: day)
  }
}
