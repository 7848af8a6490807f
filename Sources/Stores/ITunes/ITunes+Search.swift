import Diagnostics
import Items
import Links
import QueryFiles

extension ITunes {
  /// One request a country: a search has no pages.
  func planSearch(
    _ reader: inout SearchReader, _ site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    let term = reader.text("term")
    if reader.search.parameter("term") == nil {
      reader.fault(
        reader.search.store, "A search of itunes needs a 'term'.",
        "Write 'term:' and the words to search for, or look things up by 'id:'.")
    }
    if let term { reader.lookForParameters(in: term) }
    if let written = reader.search.parameter("term") {
      reader.refuse([Self.sort], beside: written, hint: "It is for lookups, such as by 'id:'.")
    }
    let subject = ITunesSubject(reading: &reader)
    let lang = reader.text("lang", form: "A language looks like en_us or ja_jp", where: isLanguage)
    let version = reader.choice("version", of: ["1", "2"])
    let explicit = reader.choice("explicit", of: ["Yes", "No"])
    let (limit, results) = size(&reader)
    let countries = countries(&reader, site)
    let base = reader.base(Self.host, site)

    let requests = countries.map { country in
      var address = RequestAddress(base, path: "/search")
      address.add("term", term.map { sentText($0.value) })
      address.add("country", country.text)
      address.add("media", subject.media)
      address.add("entity", subject.entity)
      address.add("attribute", subject.attribute)
      address.add("limit", limit)
      address.add("lang", lang?.value)
      address.add("version", version)
      address.add("explicit", explicit)
      return StoreRequest(store: name, address: address.text, country: country)
    }
    return try reader.finish(SearchPlan(requests: requests, results: results))
  }

  /// The countries to ask, after a warning of those that the search names and no store is known in.
  func countries(_ reader: inout SearchReader, _ site: SiteSettings) -> [CountryCode] {
    let written = reader.writtenCountries(several: true)
    for doubt in written.compactMap(Self.doubt(about:)) { reader.add(doubt) }
    return written.isEmpty ? [reader.siteCountry(site)] : written.map(\.value)
  }

  /// `ja_jp`.
  func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isLetter) }
  }

  /// How many to ask for, and how many of them to keep.
  private func size(_ reader: inout SearchReader) -> (limit: Int, results: Int) {
    let limit = reader.number("limit", in: 1...200)
    let results = reader.results(
      atMost: 200,
      because: "iTunes Search gives at most 200 results and has no more pages; "
        + "ask several narrower questions instead.")
    if let limit, let results, results > limit, let written = reader.search.results {
      reader.fault(
        written, "'limit: \(limit)' cannot bring \(results) results.",
        "iTunes Search has no more pages; leave 'limit' out.")
    }
    return (limit ?? results ?? 50, results ?? limit ?? 50)
  }
}
