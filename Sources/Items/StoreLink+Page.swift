extension Item.StoreLink {
  /// The most characters that the campaign of an affiliate link may have.
  private static let campaignLimit = 40

  /// The address for a link that stands on a certain page.
  ///
  /// A campaign (`ct`) may have the placeholder `{page}`: the page's name comes there, letters,
  /// digits, `-` and `_` of ASCII as they are, each run of others as one hyphen, and the whole
  /// campaign is cut to 40 characters. Links without a token are left alone.
  ///
  /// - Parameter page: What the owner knows the page by: `music/queen`.
  /// - Returns: The same address for the same page in every build.
  package func address(onPage page: String) -> String {
    let placeholder = "{page}"
    guard isSponsored, let start = Self.campaign(in: address) else { return address }
    let tail = address[start...]
    let value = tail.prefix { $0 != "&" && $0 != "#" }
    let parts = value.split(separator: placeholder, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return address }
    let campaign = parts.joined(separator: Self.word(for: page)).prefix(Self.campaignLimit)
    return String(address[..<start] + campaign + tail.dropFirst(value.count))
  }

  /// Where the value of `ct` begins in the query of an address.
  private static func campaign(in address: String) -> String.Index? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    var start = address.index(after: mark)
    for pair in address[start...].split(separator: "&", omittingEmptySubsequences: false) {
      if pair.hasPrefix("ct=") { return address.index(start, offsetBy: 3) }
      start = pair.endIndex < address.endIndex ? address.index(after: pair.endIndex) : start
    }
    return nil
  }

  private static func word(for page: String) -> String {
    var word = ""
    for scalar in page.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": word.unicodeScalars.append(scalar)
      default: if !word.hasSuffix("-") { word += "-" }
      }
    }
    return word
  }
}
