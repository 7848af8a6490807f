import Diagnostics
import QueryFiles

extension SearchReader {
  /// The countries to ask, in capital letters: those of the search, else the site's, else `US`.
  ///
  /// - Parameters:
  ///   - site: For the store's `country`.
  ///   - several: Whether the store is asked once for each country of a list.
  /// - Returns: At least one, each once.
  mutating func countries(_ site: SiteSettings, several: Bool) -> [Placed<String>] {
    let written: [Placed<String>]
    if search.parameter("country") == nil {
      written = [site.stores[search.store.value]?.country].compactMap(\.self)
    } else if several {
      written = texts("country")
    } else {
      written = [text("country")].compactMap(\.self)
    }
    var countries: [Placed<String>] = []
    for country in written {
      let letters = country.value.utf8.map { $0 & 0xDF }
      guard letters.count == 2, letters.allSatisfy({ (65...90).contains($0) }) else {
        fault(
          country, "'\(country.value)' is no country.",
          several
            ? "A country has two letters, such as DE; several make a list: [DE, AT]."
            : "A country has two letters, such as DE.")
        continue
      }
      let code = String(decoding: letters, as: UTF8.self)
      if !countries.contains(where: { $0.value == code }) {
        countries.append(Placed(code, at: country.place, excerpt: country.excerpt))
      }
    }
    guard !countries.isEmpty else { return [Placed("US", at: search.store.place)] }
    return countries
  }

  /// Scheme and host to ask: the service's own, or the site's `endpoint`.
  mutating func base(_ own: String, _ site: SiteSettings) -> String {
    guard let setting = site.stores[search.store.value]?.endpoint else { return own }
    do {
      return try Endpoint(setting).base
    } catch {
      add(error)
      return own
    }
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
