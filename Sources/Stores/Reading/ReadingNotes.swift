import Digest
import Items
import Links

/// What reading an answer meets besides its items.
struct ReadingNotes {
  private(set) var insecureHosts: [String] = []
  private(set) var unsizedArtwork: String?

  /// The https form of an address that a page would load; an unknown http host is noted.
  mutating func loadable(_ address: String?) -> WebAddress? {
    guard let address = address.flatMap(WebAddress.init) else { return nil }
    if address.isSecure { return address }
    if let secured = address.secured { return secured }
    if !insecureHosts.contains(address.host) { insecureHosts.append(address.host) }
    return nil
  }

  mutating func noteUnsized(_ address: String) {
    if unsizedArtwork == nil { unsizedArtwork = address }
  }
}

/// An address that a page links to: known hosts raised to https, others as they are.
func linkable(_ address: String?) -> WebAddress? {
  guard let address = address.flatMap(WebAddress.init) else { return nil }
  return address.secured ?? address
}

extension ItemID {
  /// The id of an element that has none: `x` and ten digits of the SHA-256 of what it says.
  static func made(
    store: StoreName, kind: Kind, title: String?, creator: String?, link: String?
  ) -> ItemID {
    let said = [kind.word, title ?? "", creator ?? "", link ?? ""].joined(separator: "\n")
    return ItemID(store: store, value: "x" + sha256(said.utf8, digits: 10))
  }

  /// Whether it has the form of such an id, which no store gives.
  var isMade: Bool {
    let digits = value.utf8.dropFirst()
    return value.hasPrefix("x") && digits.count == 10
      && digits.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
  }
}

extension Price {
  /// From an amount in major units, as answers write them; `nil` for a negative one.
  init?(amount: Double, currency: String?) {
    guard let currency, let micros = Int(exactly: (amount * 1_000_000).rounded()) else {
      return nil
    }
    self.init(micros: micros, currency: currency)
  }
}
