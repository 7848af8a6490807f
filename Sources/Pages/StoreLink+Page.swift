private import Collation
private import Digest
package import Items

extension Item.StoreLink {
  /// The address for a link that stands on a certain page.
  ///
  /// In its campaign the page's name comes for each `{page}`: letters, digits, `-` and `_` of ASCII
  /// as they are, other letters transliterated, each run of other characters as one hyphen. A name that
  /// cannot be spelled so, or not in the room that the store's limit leaves, ends in six hexadecimal
  /// digits of its SHA-256, so that pages are told apart.
  ///
  /// - Parameter page: What the owner knows the page by: `music/queen`.
  /// - Returns: The same address for the same page in every build.
  package func address(onPage page: String) -> String {
    guard let campaign else { return address }
    let parts = campaign.template.split(separator: "{page}", omittingEmptySubsequences: false)
    let fixed = parts.reduce(0) { $0 + $1.utf8.count }
    let room = max(0, campaign.limit - fixed) / max(1, parts.count - 1)
    let text = parts.joined(separator: Self.word(for: page, atMost: room)).prefix(campaign.limit)
    return campaign.head + text + campaign.tail
  }

  private static func word(for page: String, atMost room: Int) -> String {
    var word = ""
    var isWhole = true
    for scalar in page.transliterated.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": word.unicodeScalars.append(scalar)
      default:
        // A letter that has no other spelling, and not a sign between words.
        if !scalar.isASCII, scalar.properties.isAlphabetic { isWhole = false }
        if !word.hasSuffix("-") { word += "-" }
      }
    }
    guard !isWhole || word.utf8.count > room || word.allSatisfy({ $0 == "-" }) else { return word }
    let digest = sha256(page.utf8).prefix(6)
    var start = word.prefix(max(0, room - digest.count - 1))
    while start.last == "-" { start.removeLast() }
    return String((start.isEmpty ? "\(digest)" : "\(start)-\(digest)").prefix(room))
  }
}
