extension WebAddress {
  /// The https form of an address that a page loads or links to.
  ///
  /// Hosts of the stores are known to answer over https: they are raised to it. The numbered hosts
  /// of Apple's pictures have their certificates under the name with `-ssl`. `nil` for an http
  /// address of any other host.
  var secured: WebAddress? {
    guard !isSecure else { return self }
    let host = host
    if host.hasSuffix(".mzstatic.com"), host.hasPrefix("is"), let number = Self.number(of: host) {
      return WebAddress("https://is\(number)-ssl.mzstatic.com\(rest)")
    }
    return Self.isKnown(host) ? WebAddress("https://\(host)\(rest)") : nil
  }

  /// `4` for `is4.mzstatic.com`.
  private static func number(of host: String) -> Substring? {
    let label = host.prefix { $0 != "." }.dropFirst(2)
    let isWhole = host.dropFirst(2 + label.count) == ".mzstatic.com"
    return isWhole && !label.isEmpty && label.utf8.allSatisfy(\.isDigit) ? label : nil
  }

  private static func isKnown(_ host: String) -> Bool {
    let domains = [
      "mzstatic.com", "apple.com", "media-amazon.com", "ssl-images-amazon.com", "media-imdb.com",
      "imdb.com", "play.google.com", "market.android.com", "googleusercontent.com",
      "googleapis.com",
    ]
    return domains.contains { host == $0 || host.hasSuffix(".\($0)") }
      || isCountrys(host, of: ["books", "google"])
  }

  /// Whether a host is one of those that have the same name under the endings of all countries:
  /// `books.google` with `.com`, `.no`, `.co.uk`, `.com.br`.
  static func isCountrys(_ host: String, of name: [String]) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard labels.starts(with: name) else { return false }
    let ending = labels.dropFirst(name.count)
    let isCountry = { (label: String) in label.utf8.count == 2 }
    switch ending.count {
    case 1: return ending.allSatisfy { $0 == "com" || isCountry($0) }
    case 2:
      return ending.first.map { ["co", "com"].contains($0) } ?? false
        && ending.last.map(isCountry) ?? false
    default: return false
    }
  }
}
