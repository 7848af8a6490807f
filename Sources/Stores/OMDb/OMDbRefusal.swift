/// What the service says instead of an answer, mostly with status 200: its text alone tells a
/// search that found nothing from a failure.
///
/// OMDb documents no list of its errors: these are texts of recorded answers and of what its users
/// report.
struct OMDbRefusal {
  let words: String

  init(_ words: String) { self.words = words }

  /// The words of a refusal that is no JSON, because the service left quotes in it unescaped:
  /// `{"Response":"False","Error":"Conversion from string "x" to type …"}`.
  static func unescaped(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(4000), as: UTF8.self).trimmed
    let start = #"{"Response":"False","Error":""#
    let end = "\"}"
    guard text.hasPrefix(start), text.hasSuffix(end),
      text.utf8.count >= start.utf8.count + end.utf8.count
    else { return nil }
    return StoreText.line(String(text.dropFirst(start.count).dropLast(end.count)))
  }

  /// An empty answer where nothing was found.
  func answer() throws(StoreError) -> StoreAnswer {
    guard let (cause, parameter) = meaning else { return StoreAnswer() }
    throw StoreError(cause, by: OMDb.title, saying: words, parameter: parameter)
  }

  /// The cause, and the parameter that is refused; `nil` for the texts that mean "nothing found".
  private var meaning: (StoreError.Cause, parameter: String?)? {
    let words = words.lowercased()
    if Self.notFound.contains(words) { return nil }
    if words.hasPrefix("no api key") || words.hasPrefix("invalid api key") {
      return (.credential, nil)
    }
    if words.hasPrefix("request limit reached") { return (.quota, nil) }
    guard let fault = Self.faults.first(where: { words.hasPrefix($0.words) }) else {
      return (.unavailable, nil)
    }
    return (.parameter, fault.parameter)
  }

  private static let notFound: Set<String> = [
    "movie not found!", "series not found!", "series or season not found!",
    "series or episode not found!", "error getting data.", "incorrect imdb id.",
  ]

  /// How the texts begin that object to a parameter, and to which.
  private static let faults: [(words: String, parameter: String?)] = [
    ("too many results.", "s"), ("must provide more than one character.", "s"),
    ("syntax error near", "s"), ("conversion from string", "i"), ("the offset specified", nil),
    ("something went wrong.", nil),
  ]
}
