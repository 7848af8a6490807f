import Diagnostics
import Items
import Links
import QueryFiles

extension GoogleBooks {
  static let host = "https://www.googleapis.com"
  static let path = "/books/v1/volumes"
  /// The most that one search may collect; how far the service goes is not documented.
  private static let most = 1000

  /// As many pages as the wanted results fill.
  func planSearch(
    _ reader: inout SearchReader, _ site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    let words = reader.text("q")
    if reader.search.parameter("q") == nil {
      reader.fault(
        reader.search.store, "A search of google-books needs a 'q'.",
        "Write 'q:' and the words to search for, or name single volumes with 'id:'.")
    }
    if let words {
      reader.lookForParameters(in: words)
      checkOperators(in: words, &reader)
    }
    let pageSize = reader.number("maxResults", in: 1...40) ?? 40
    let results =
      reader.results(atMost: Self.most, because: "Ask several narrower questions instead.")
      ?? pageSize
    let choices = choices(&reader)
    let country = country(&reader, site)
    let base = reader.base(Self.host, site)

    let requests = stride(from: 0, to: results, by: pageSize).map { start in
      var address = RequestAddress(base, path: Self.path)
      address.add("q", words.map { sentText($0.value) })
      address.add("country", country.text)
      for (name, value) in choices { address.add(name, value) }
      address.add("maxResults", pageSize)
      address.add("startIndex", start > 0 ? start : nil)
      return StoreRequest(
        store: name, address: address.text, credential: Self.credential, country: country)
    }
    return try reader.finish(
      SearchPlan(requests: requests, results: results, pageSize: pageSize))
  }

  /// One request for each volume.
  func planVolumes(
    _ reader: inout SearchReader, _ id: Search.Parameter, _ site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    reader.refuse(
      Self.searchNames.filter { $0 != "country" && $0 != "projection" }, beside: id,
      hint: "Single volumes take 'country' and 'projection' only.")
    let form = "It is the part behind 'id=' in the book's address: letters, digits, '-' and '_'"
    let ids = reader.list("id", form: form) { text in
      (1...40).contains(text.utf8.count)
        && text.utf8.allSatisfy { byte in
          byte.isDigit || byte.isLetter
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }
    let projection = reader.choice("projection", of: ["full", "lite"])
    let results = reader.results(atMost: Self.most, because: "Leave it out to have them all.")
    let country = country(&reader, site)
    let base = reader.base(Self.host, site)

    let requests = ids.map { volume($0, at: base, in: country, projection: projection) }
    let absence = SearchPlan.Absence(
      of: id.name, hint: "A volume may be gone, or sold in other countries only.")
    return try reader.finish(
      SearchPlan(requests: requests, results: results ?? Int.max, absence: absence))
  }

  /// The request for the record of one volume.
  func volume(
    _ id: String, at base: String, in country: CountryCode, projection: String? = nil
  ) -> StoreRequest {
    var address = RequestAddress(base, path: "\(Self.path)/\(id)")
    address.add("country", country.text)
    address.add("projection", projection)
    return StoreRequest(
      store: name, address: address.text, credential: Self.credential, country: country,
      purpose: .lookup(ids: [id], related: false))
  }

  /// The one country to ask.
  func country(_ reader: inout SearchReader, _ site: SiteSettings) -> CountryCode {
    reader.writtenCountries(several: false).first?.value ?? reader.siteCountry(site)
  }

  /// The parameters that choose among fixed words, in the order in which they are sent.
  private func choices(_ reader: inout SearchReader) -> [(name: String, value: String?)] {
    let filters = ["partial", "full", "free-ebooks", "paid-ebooks", "ebooks"]
    return [
      ("filter", reader.choice("filter", of: filters)),
      (
        "langRestrict",
        reader.text("langRestrict", form: "A language has two letters, such as de") {
          $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        }?.value
      ),
      ("orderBy", reader.choice("orderBy", of: ["relevance", "newest"])),
      ("printType", reader.choice("printType", of: ["all", "books", "magazines"])),
      ("projection", reader.choice("projection", of: ["full", "lite"])),
    ]
  }

  private func checkOperators(in words: Placed<String>, _ reader: inout SearchReader) {
    for (name, value) in GoogleOperator.all(in: words.value) {
      if value.isEmpty {
        reader.fault(
          words, "There is nothing behind '\(name):'.",
          "Write the text directly behind the colon, without a blank.")
      } else if name == "isbn", ISBN(value) == nil {
        reader.warn(
          words, "'\(value)' is no ISBN: its length or its check digit is wrong.",
          "An ISBN has 10 or 13 digits; look for a typing mistake.")
      }
    }
  }
}
