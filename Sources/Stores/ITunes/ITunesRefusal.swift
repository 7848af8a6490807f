import Items

/// What the service says of a request that it does not take:
/// `Invalid value(s) for key(s): [resultEntity]`, with status 400.
struct ITunesRefusal {
  let words: String
  let request: StoreRequest

  /// The service names what it refuses by inner names; those are known from recorded answers, but
  /// for `itunesId`, which others report.
  private static let parameters = [
    "country": "country", "mediaType": "media", "resultEntity": "entity",
    "attributeType": "attribute", "language": "lang", "itunesId": "id",
  ]

  var error: StoreError {
    let parameter = keys.lazy.compactMap { Self.parameters[$0] }.first
    return StoreError(
      .parameter, by: ITunes.title, saying: words,
      explanation: parameter == "country" ? noStore : nil, parameter: parameter)
  }

  private var noStore: String? {
    request.country.map { "It has no store for the country code \($0.text)." }
  }

  /// What stands in the brackets, in its order.
  private var keys: [String] {
    guard let open = words.lastIndex(of: "["), let close = words.lastIndex(of: "]"), open < close
    else { return [] }
    return words[words.index(after: open)..<close].split(separator: ",").map(\.trimmed)
  }
}
