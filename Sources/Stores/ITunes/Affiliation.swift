import Diagnostics
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

  /// Parameters of the affiliate networks that Apple has left, and of none.
  private static let former: Set<String> = ["uo", "partnerId", "tduid", "LSNSUBSITE", "siteID"]

  /// The address with the token in its query; `nil` where it does not lead to one of Apple's shops.
  ///
  /// Everything but the parameters that are added, replaced or of former networks stays byte for
  /// byte, and doing it twice gives the same address. `{page}` stays as it is, for
  /// `Item.StoreLink.address(onPage:)`.
  package func sponsored(_ address: String) -> String? {
    guard let parsed = WebAddress(address), AppleHost.isShop(parsed.host) else { return nil }
    let own: Set<Substring> = ["at", "ct"]
    let bytes = address.utf8
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let mark = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    let query = mark < hash ? address[bytes.index(after: mark)..<hash] : ""
    var pairs = query.split(separator: "&").filter { pair in
      let name = pair.prefix { $0 != "=" }
      return !own.contains(name) && !Self.former.contains(String(name))
    }.map { String($0) }
    pairs.append("at=\(formEncoded(token))")
    if let campaign { pairs.append("ct=\(Self.encoded(campaign))") }
    return address[..<mark] + "?" + pairs.joined(separator: "&") + address[hash...]
  }

  /// Checks the settings.
  ///
  /// - Returns: A fault where the campaign is none that the programme takes: ASCII letters, digits,
  ///   `-` and `_`, at most 40, and `{page}`.
  static func fault(in settings: StoreSettings?) -> Diagnostic? {
    guard let campaign = settings?.affiliateCampaign else { return nil }
    let bytes = campaign.value.split(separator: "{page}").joined().utf8
    let isRight = bytes.allSatisfy {
      $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard !isRight || bytes.count > 40 else { return nil }
    return campaign.diagnostic(
      .error, "'\(campaign.value)' is no campaign of an affiliate link.",
      hints: ["It may have letters, digits, '-', '_' and '{page}', at most 40 characters."])
  }

  private static func encoded(_ campaign: String) -> String {
    campaign.split(separator: "{page}", omittingEmptySubsequences: false)
      .map { formEncoded(String($0)) }.joined(separator: "{page}")
  }
}
