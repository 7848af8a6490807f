import Links
import Pages

/// What a feed's entry is known by for ever.
///
/// Programs that follow the feed tell by it what is new to them. So it is made of what never changes
/// once it is published: where the catalog stands, and the day.
struct FeedName: Sendable {
  /// A catalog by its address; a day of it by a tag:
  /// `tag:shelf.example.org,2022-05-07:/long/queens/`.
  ///
  /// - SeeAlso: RFC 4151, which wants a day on which the host was one's own.
  let text: String

  /// Returns `nil` when the site has no whole address.
  init?(of entry: Feed.Entry, in edition: Edition) {
    guard let address = edition.addresses.absolute(entry.address) else { return nil }
    switch entry.content {
    case .catalog: text = address
    case .changes(let day):
      let host = Authority(of: address)?.host ?? ""
      text = "tag:\(host),\(day.date):\(edition.addresses.href(entry.address))"
    }
  }
}
