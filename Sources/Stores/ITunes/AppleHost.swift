/// The hosts of Apple's shops: what a link to them is called, and where affiliate tokens count.
enum AppleHost {
  private static let labels: [String: String] = [
    "music.apple.com": "apple-music", "books.apple.com": "apple-books",
    "podcasts.apple.com": "apple-podcasts", "apps.apple.com": "app-store",
    "itunes.apple.com": "itunes-store", "tv.apple.com": "apple-tv",
  ]

  /// A key of the theme's strings; old addresses of every shop are the iTunes Store's.
  static func label(of address: WebAddress) -> String {
    label(ofHost: address.host) ?? "itunes-store"
  }

  static func isShop(_ host: String) -> Bool { label(ofHost: host) != nil }

  /// `geo.` before a host is the same shop, in the reader's own country.
  private static func label(ofHost host: String) -> String? {
    labels[host.hasPrefix("geo.") ? String(host.dropFirst(4)) : host]
  }
}
