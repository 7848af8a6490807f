import Diagnostics
import Items
import Links
package import QueryFiles

/// The owner's account with Apple's affiliate programme.
package struct Affiliation: Hashable, Sendable {
  /// The value of `at`.
  package let token: String
  /// The value of `ct`; `{page}` in it stands for the page that the link is on.
  package let campaign: String?

  /// Returns `nil` without a token.
  package init?(_ settings: StoreSettings?) {
    guard let token = settings?.affiliateToken?.value, !token.isBlank else { return nil }
    self.token = token
    let campaign = settings?.affiliateCampaign?.value
    self.campaign = campaign.flatMap { $0.isBlank ? nil : $0 }
  }

  private static let own: Set<String> = ["at", "ct"]

  /// Parameters of the affiliate networks that Apple has left, and of none.
  private static let former: Set<String> = ["uo", "partnerId", "tduid", "LSNSUBSITE", "siteID"]

  /// The most characters that a campaign may have.
  private static let campaignLimit = 40

  /// A link with the token in its query; `nil` where it does not lead to one of Apple's shops.
  ///
  /// Everything but the parameters that are added, replaced or of former networks stays byte for
  /// byte, and doing it twice gives the same address.
  func link(to address: WebAddress, label: String) -> Item.StoreLink? {
    guard AppleHost.isShop(address.host) else { return nil }
    let (place, query, tail) = Self.parts(of: address)
    let others = query.filter { !Self.own.contains($0.name) && !Self.former.contains($0.name) }
    let pairs = others.map { String($0.pair) } + ["at=\(formEncoded(token))"]
    let head = place + "?" + pairs.joined(separator: "&")
    guard let campaign else {
      return Item.StoreLink(label: label, address: head + tail, isSponsored: true)
    }
    let named = campaign.split(separator: "{page}", omittingEmptySubsequences: false)
      .map { formEncoded(String($0)) }
    guard named.count > 1 else {
      return Item.StoreLink(
        label: label, address: "\(head)&ct=\(named.joined())\(tail)", isSponsored: true)
    }
    return Item.StoreLink(
      label: label, address: head + tail, isSponsored: true,
      campaign: .init(
        head: "\(head)&ct=", template: named.joined(separator: "{page}"), tail: tail,
        limit: Self.campaignLimit))
  }

  /// The address without the parameters that `link(to:label:)` adds.
  static func removed(from address: WebAddress) -> WebAddress? {
    let (place, query, tail) = parts(of: address)
    let others = query.filter { !own.contains($0.name) }.map(\.pair)
    return WebAddress(place + (others.isEmpty ? "" : "?") + others.joined(separator: "&") + tail)
  }

  /// An address up to its query, the pairs of that, and the fragment with its `#`.
  private static func parts(
    of address: WebAddress
  ) -> (place: String, query: [(name: String, pair: Substring)], tail: String) {
    let text = address.text
    let bytes = text.utf8
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let mark = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    let query = mark < hash ? text[bytes.index(after: mark)..<hash] : ""
    let pairs = query.split(separator: "&").map { pair in
      (name: String(pair.prefix { $0 != "=" }), pair: pair)
    }
    return (String(text[..<mark]), pairs, String(text[hash...]))
  }

  /// Checks the settings.
  ///
  /// - Returns: A fault where the token is none (ASCII letters, digits, `-` and `_`), where the
  ///   campaign is none that the programme takes (of the same, at most 40, and `{page}`), and where it
  ///   has no token to go with.
  static func faults(in settings: StoreSettings) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    if let token = settings.affiliateToken, !isWord(token.value) {
      faults.append(
        token.diagnostic(
          .error, "'\(token.value.shortened)' is no token of an affiliate link.",
          hints: ["It has letters, digits, '-' and '_' only; copy it from your affiliate account."])
      )
    }
    guard let campaign = settings.affiliateCampaign else { return faults }
    let words = campaign.value.split(separator: "{page}").joined()
    if !isWord(words) || words.utf8.count > campaignLimit {
      faults.append(
        campaign.diagnostic(
          .error, "'\(campaign.value.shortened)' is no campaign of an affiliate link.",
          hints: ["It may have letters, digits, '-', '_' and '{page}', at most 40 characters."]))
    }
    if settings.affiliateToken == nil {
      faults.append(
        campaign.diagnostic(
          .error, "A campaign counts only beside a token, and there is none.",
          hints: ["Write 'token:' and your token beside it, or delete 'campaign'."]))
    }
    return faults
  }

  private static func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }
}
