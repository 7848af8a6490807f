import Links
import Pages

/// Turns the addresses of pages into what stands in `href`.
///
/// Files are named in NFC letters, links to them in ASCII.
final class Addresses: Sendable {
  let basePath: BasePath
  /// Scheme, host and base path, ending in a slash.
  let url: String?

  init(of site: Site) {
    basePath = site.basePath
    url = site.url
  }

  /// `/base/music/queen/`.
  func href(_ address: Address) -> String {
    basePath.encoded + address.encoded
  }

  /// The same with `#fragment`; the fragment alone when the target is on the page that links.
  func href(_ target: Target, from page: Address? = nil) -> String {
    let fragment = target.fragment.map { "#" + PercentEncoding.path.encode($0) } ?? ""
    if target.address == page, !fragment.isEmpty { return fragment }
    return href(target.address) + fragment
  }

  /// With scheme and host, when the site has them.
  func absolute(_ address: Address) -> String? {
    url.map { $0 + address.encoded }
  }

  /// A link of the owner's, in settings and front matter: relative ones are meant from the
  /// site's home page.
  func owners(_ link: OwnersLink) -> String {
    link.address(from: basePath.encoded, basePath: basePath)
  }

  /// `href` of an entry of the menu.
  func href(_ destination: Site.MenuEntry.Destination) -> String {
    switch destination {
    case .page(let address): href(address)
    case .link(let link): owners(link)
    }
  }

  /// A picture of the owner's, likewise; `nil` for one that pages cannot load.
  func picture(_ link: OwnersLink) -> String? { link.insecureHost == nil ? owners(link) : nil }

  /// The same with scheme and host; `nil` for a place on this site when the site has none.
  func absolute(picture link: OwnersLink) -> String? { picture(link).flatMap(absolute) }

  /// What stands in `href` with scheme and host; `nil` for a place on this site when the site has
  /// none.
  private func absolute(_ href: String) -> String? {
    guard href.hasPrefix("/") else { return href }
    guard let url, url.hasSuffix(basePath.encoded) else { return nil }
    return url.dropLast(basePath.encoded.count) + href
  }

  /// With scheme and host where the site has them, else from the root of the host.
  func wholeIfKnown(_ address: Address) -> String { absolute(address) ?? href(address) }

  /// What stands in `href`, likewise.
  func wholeIfKnown(_ href: String) -> String { absolute(href) ?? href }

  func wholeIfKnown(picture link: OwnersLink) -> String? {
    absolute(picture: link) ?? picture(link)
  }
}
