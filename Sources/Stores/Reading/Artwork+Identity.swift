package import Items

extension Artwork {
  /// Whether two addresses serve the same picture, so that nobody is told of a new one.
  ///
  /// Apple spreads its pictures over numbered hosts, and Google puts tokens (`imgtk`, `sig`) into some
  /// addresses; both differ from answer to answer. Sizes do not count either.
  package func shows(samePictureAs other: Artwork) -> Bool {
    address == other.address || identity == other.identity
  }

  private var identity: String {
    let base =
      switch sizing {
      case .fixed: address
      case .box(let prefix, _), .width(let prefix, _): prefix
      }
    guard let address = WebAddress(base) else { return base }
    if address.host.hasSuffix(".mzstatic.com") { return "mzstatic.com" + address.rest }
    let parts = address.rest.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return address.host + address.rest }
    let pairs = parts[1].split(separator: "&", omittingEmptySubsequences: false)
    let lasting = pairs.filter { !$0.hasPrefix("imgtk=") && !$0.hasPrefix("sig=") }
    return "\(address.host)\(parts[0])?\(lasting.joined(separator: "&"))"
  }
}
