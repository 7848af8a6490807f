extension Item.StoreLink {
  /// The end of an affiliate address that names the page its link stands on.
  package struct Campaign: Hashable, Sendable {
    /// The address up to the campaign: `https://…?at=TOKEN&ct=`.
    package let head: String
    /// The campaign with the placeholder `{page}`, percent-encoded.
    package let template: String
    /// The address behind the campaign; mostly empty.
    package let tail: String
    /// The most characters that the store takes.
    package let limit: Int

    package init(head: String, template: String, tail: String, limit: Int) {
      self.head = head
      self.template = template
      self.tail = tail
      self.limit = limit
    }
  }

  /// The address for a link that stands on a certain page.
  ///
  /// In its campaign the page's name comes for each `{page}`: letters, digits, `-` and `_` of ASCII
  /// as they are, each run of others as one hyphen. The whole campaign is cut to its limit.
  ///
  /// - Parameter page: What the owner knows the page by: `music/queen`.
  /// - Returns: The same address for the same page in every build.
  package func address(onPage page: String) -> String {
    guard let campaign else { return address }
    let parts = campaign.template.split(separator: "{page}", omittingEmptySubsequences: false)
    let text = parts.joined(separator: Self.word(for: page)).prefix(campaign.limit)
    return campaign.head + text + campaign.tail
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
