import Diagnostics
import Items
import QueryFiles

extension ITunes {
  /// The most ids in one request; the service is said to take twice as many.
  private static let batch = 100

  /// One request for each country and each hundred of ids.
  func planLookup(
    _ reader: inout SearchReader, _ keys: [Search.Parameter], _ site: SiteSettings
  ) throws(DiagnosticList) -> SearchPlan {
    let key = check(&reader, keys)
    let values = key?.values(&reader) ?? []
    let entity = reader.choice("entity", of: ITunesMedium.allEntities)
    let limit = reader.number("limit", in: 1...200)
    let sort = reader.choice(Self.sort, of: ["recent"])
    let lang = reader.text("lang", form: "A language looks like en_us or ja_jp", where: isLanguage)
    let results = reader.results(atMost: 20_000, because: "Look fewer things up at once.")
    let countries = countries(&reader, site)
    let base = reader.base(Self.host, site)

    var requests: [StoreRequest] = []
    for country in countries {
      for start in stride(from: 0, to: values.count, by: Self.batch) {
        let some = Array(values[start..<min(start + Self.batch, values.count)])
        var address = RequestAddress(base, path: "/lookup")
        address.add(key?.rawValue ?? "id", some.joined(separator: ","))
        address.add("country", country.text)
        address.add("entity", entity)
        address.add("limit", limit)
        address.add("sort", sort)
        address.add("lang", lang?.value)
        requests.append(
          StoreRequest(
            store: name, address: address.text, country: country,
            purpose: .lookup(ids: key == .id ? some : [], related: entity != nil)))
      }
    }
    var plan = SearchPlan(requests: requests, results: results ?? Int.max)
    plan.absence = keys.first.map {
      .init(of: $0.name, hint: "An item may be gone, or sold in other countries only.")
    }
    return try reader.finish(plan)
  }

  /// The one key of a lookup, after everything that does not go with it was reported.
  private func check(
    _ reader: inout SearchReader, _ keys: [Search.Parameter]
  ) -> ITunesLookup? {
    guard let first = keys.first else { return nil }
    for other in keys.dropFirst() {
      reader.fault(
        other.name, "'\(other.name.value)' does not go with '\(first.name.value)'.",
        "Look things up by one key at a time; a second search may take the other.")
    }
    reader.refuse(
      Self.onlyForSearches, beside: first,
      hint: "A lookup takes 'country', 'entity', 'limit', 'sort' and 'lang'.")
    return ITunesLookup(rawValue: first.name.value)
  }

  private static let onlyForSearches = [
    "term", "category", "media", "attribute", "version", "explicit",
  ]
}
