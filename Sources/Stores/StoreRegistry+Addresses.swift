import Links

extension StoreRegistry {
  /// Whether an address leads to one of the stores, or to a shop that their answers link to.
  package static func isOfStore(_ address: String) -> Bool {
    guard let host = WebAddress(address)?.host else { return false }
    let domains = ["imdb.com", "omdbapi.com", "play.google.com"]
    return AppleHost.isShop(host)
      || domains.contains { host == $0 || host.hasSuffix(".\($0)") }
      || [["books", "google"], ["amazon"], ["www", "amazon"]].contains {
        SecureHost.isOfCountry(host, named: $0)
      }
  }
}
