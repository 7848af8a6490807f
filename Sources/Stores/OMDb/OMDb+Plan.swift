import Diagnostics
import QueryFiles

extension OMDb {
  static let host = "https://www.omdbapi.com"
  private static let pageSize = 10
  /// The service has 100 pages and no more.
  private static let most = 1000
  static let types = ["movie", "series", "episode", "game"]

  /// As many pages of ten as the wanted results fill.
  func planSearch(
    _ reader: inout SearchReader, _ question: Search.Parameter, _ site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    reader.refuse(
      ["plot", "Season", "Episode"], beside: question,
      hint: "It is for titles, with 'i' or 't'; a search brings only title, year and poster.")
    let words = reader.text("s")
    if let words { check(words, &reader) }
    let type = reader.choice("type", of: Self.types)
    let year = year(&reader)
    let format = format(&reader)
    let results =
      reader.results(
        atMost: Self.most, because: "OMDb has at most 100 pages of ten; ask narrower questions.")
      ?? Self.pageSize
    let base = reader.base(Self.host, site)

    let requests = stride(from: 0, to: results, by: Self.pageSize).map { start in
      var address = RequestAddress(base, path: "/")
      address.add("s", words.map { Self.sent($0.value) })
      address.add("type", type)
      address.add("y", year)
      address.add("r", format)
      address.add("page", start > 0 ? start / Self.pageSize + 1 : nil)
      return StoreRequest(store: name, address: address.text, credential: Self.credential)
    }
    return try reader.finish(
      SearchPlan(requests: requests, results: results, pageSize: Self.pageSize))
  }

  /// One request for each id, or one for a title.
  func planTitles(
    _ reader: inout SearchReader, _ question: Search.Parameter, _ site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    let key = question.name.value
    let titles = key == "i" ? ids(&reader) : [reader.text("t").map { Self.sent($0.value) }]
    let type = reader.choice("type", of: Self.types)
    if key == "t", type == "game", let written = reader.search.parameter("type") {
      reader.warn(
        written.name, "Games are not found by their title.", "Search with 's', or name them by 'i'."
      )
    }
    let year = year(&reader)
    let plot = reader.choice("plot", of: ["short", "full"])
    let season = reader.number("Season", in: 1...999)
    let episode = reader.number("Episode", in: 0...9999)
    if let written = reader.search.parameter("Episode"), reader.search.parameter("Season") == nil {
      reader.fault(
        written.name, "'Episode' needs a 'Season'.", "Write the season's number on another line.")
    }
    let format = format(&reader)
    let results = reader.results(atMost: Self.most, because: "Leave it out to have them all.")
    let base = reader.base(Self.host, site)

    let requests = titles.compactMap(\.self).map { title in
      var address = RequestAddress(base, path: "/")
      address.add(key, title)
      address.add("type", type)
      address.add("y", year)
      address.add("plot", plot)
      address.add("Season", season)
      address.add("Episode", episode)
      address.add("r", format)
      let isLookup = key == "i" && season == nil
      return StoreRequest(
        store: name, address: address.text, credential: Self.credential,
        purpose: season != nil && episode == nil
          ? .season : .lookup(ids: isLookup ? [title] : [], related: false))
    }
    let absence = SearchPlan.Absence(
      of: question.name, hint: "OMDb does not know every work of IMDb; look the id up there.")
    return try reader.finish(
      SearchPlan(requests: requests, results: results ?? Int.max, absence: absence))
  }

  static let credential = StoreRequest.Credential.query(
    name: "apikey", variable: keyVariable)

  static let keyVariable = "OMDB_API_KEY"

  private func ids(_ reader: inout SearchReader) -> [String?] {
    reader.list("i", form: "It is 'tt' and seven or more digits, as in the address at imdb.com") {
      IMDbID($0) != nil
    }
  }

  private func year(_ reader: inout SearchReader) -> Int? { reader.number("y", in: 1800...2999) }

  private func format(_ reader: inout SearchReader) -> String? {
    guard let written = reader.text("r") else { return nil }
    guard written.value == "json" else {
      reader.fault(written, "Answers are always read as JSON.", "Leave 'r' out.")
      return nil
    }
    return written.value
  }

  private func check(_ words: Placed<String>, _ reader: inout SearchReader) {
    reader.lookForParameters(in: words)
    guard words.value.trimmed.count <= 2 else { return }
    reader.warn(
      words, "OMDb finds nothing, or too much, for words of one or two characters.",
      "Ask for the title itself with 't:', or name the works by their IMDb ids: 'i: [tt0472033]'.")
  }

  /// In NFC, with straight apostrophes: the service does not find curly ones.
  private static func sent(_ text: String) -> String {
    let curly: Set<Unicode.Scalar> = ["\u{2018}", "\u{2019}", "\u{201B}", "\u{02BC}", "\u{FF07}"]
    var scalars = String.UnicodeScalarView()
    for scalar in sentText(text).unicodeScalars {
      scalars.append(curly.contains(scalar) ? "'" : scalar)
    }
    return String(scalars)
  }
}
