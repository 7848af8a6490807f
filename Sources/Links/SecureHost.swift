/// The hosts that are known to answer over https: those of the stores.
///
/// What stands there under an http address is had under https too, so that pages, which load
/// nothing over http, may show it.
package enum SecureHost {
  /// The host that answers over https for one of an http address.
  ///
  /// The numbered hosts of Apple's pictures have their certificates under the name with `-ssl`.
  ///
  /// - Parameter host: In small letters, without a port.
  /// - Returns: `nil` for any other host.
  package static func name(for host: String) -> String? {
    if host.hasSuffix(".mzstatic.com"), host.hasPrefix("is"), let number = number(of: host) {
      return "is\(number)-ssl.mzstatic.com"
    }
    return isKnown(host) ? host : nil
  }

  /// `4` for `is4.mzstatic.com`.
  private static func number(of host: String) -> Substring? {
    let label = host.prefix { $0 != "." }.dropFirst(2)
    let isWhole = host.dropFirst(2 + label.count) == ".mzstatic.com"
    let isNumber = label.utf8.allSatisfy(\.isDigit)
    return isWhole && !label.isEmpty && isNumber ? label : nil
  }

  private static func isKnown(_ host: String) -> Bool {
    let domains = [
      "mzstatic.com", "apple.com", "media-amazon.com", "ssl-images-amazon.com", "media-imdb.com",
      "imdb.com", "play.google.com", "market.android.com", "googleusercontent.com",
      "googleapis.com",
    ]
    return domains.contains { host == $0 || host.hasSuffix(".\($0)") }
      || isOfCountry(host, named: ["books", "google"])
  }

  /// Whether a host is one of those that have the same name under the endings of all countries:
  /// `books.google` with `.com`, `.no`, `.co.uk`, `.com.br`.
  package static func isOfCountry(_ host: String, named name: [String]) -> Bool {
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
