import Diagnostics
import Items
import QueryFiles

extension SearchReader {
  /// The country to ask where the search names none: the site's, else the United States.
  func siteCountry(_ site: SiteSettings) -> CountryCode {
    site.stores[search.store.value]?.country?.value ?? .unitedStates
  }

  /// The countries that the search itself names, each once; what is none is a fault.
  ///
  /// - Parameter several: Whether the store is asked once for each country of a list.
  /// - Returns: None where the search leaves it to the site.
  mutating func writtenCountries(several: Bool) -> [Placed<CountryCode>] {
    var countries: [Placed<CountryCode>] = []
    for country in several ? texts("country") : [text("country")].compactMap(\.self) {
      guard let code = CountryCode(country.value) else {
        fault(
          country, "'\(country.value)' is not the code of a country.",
          several
            ? "A country has two letters, such as DE; several make a list: [DE, AT]."
            : "A country has two letters, such as DE.")
        continue
      }
      if !countries.contains(where: { $0.value == code }) {
        countries.append(Placed(code, at: country.place, excerpt: country.excerpt))
      }
    }
    return countries
  }

  /// Scheme and host to ask: the service's own, or the site's `endpoint`.
  func base(_ own: String, _ site: SiteSettings) -> String {
    site.stores[search.store.value]?.endpoint?.value.base ?? own
  }

  /// Warns of words that look like parameters: `podcast&limit=10`.
  mutating func lookForParameters(in words: Placed<String>) {
    let parts = words.value.split(separator: "&").dropFirst(words.value.hasPrefix("&") ? 0 : 1)
    for part in parts {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, part.dropFirst(name.count).first == "=" else { continue }
      warn(
        words, "'&\(name)=' is sent as words to search for, not as a parameter.",
        "Parameters are keys of the search: give '\(name)' a line of its own.")
    }
  }

  /// The plan, once everything is read.
  ///
  /// - Parameter plan: What to ask if there is no fault.
  /// - Returns: The plan with the warnings that were met.
  /// - Throws: All faults.
  func finish(_ plan: SearchPlan) throws(DiagnosticList) -> SearchPlan {
    if let list = DiagnosticList(faults) { throw list }
    var plan = plan
    plan.warnings += warnings
    return plan
  }
}
