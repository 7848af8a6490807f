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
    guard let cause else { return StoreAnswer() }
    throw StoreError(cause, "OMDb refuses the request: '\(words)'.")
  }

  /// `nil` for the texts that mean "nothing found".
  private var cause: StoreError.Cause? {
    let words = words.lowercased()
    let notFound = [
      "movie not found!", "series not found!", "series or season not found!",
      "series or episode not found!", "error getting data.", "incorrect imdb id.",
    ]
    if notFound.contains(words) { return nil }
    if ["no api key provided.", "invalid api key!"].contains(words) { return .credential }
    if words == "request limit reached!" { return .quota }
    let faults = [
      "too many results.", "must provide more than one character.", "something went wrong.",
      "conversion from string", "the offset specified", "syntax error near",
    ]
    return faults.contains { words.hasPrefix($0) } ? .parameter : .unavailable
  }
}
