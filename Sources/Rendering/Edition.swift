import Mustache
import Pages

/// The site in one language: what every getter may need besides its subject.
final class Edition: Sendable {
  let site: Site
  let phrases: Phrases
  let addresses: Addresses
  let assets: ThemeAssets
  /// The fixed texts as templates see them, the same on every page.
  let texts: Context

  init(of site: Site, in phrases: Phrases, assets: ThemeAssets) {
    self.site = site
    self.phrases = phrases
    self.assets = assets
    addresses = Addresses(of: site)
    texts = ThemeText.context(in: phrases)
  }

  func href(_ address: Address) -> String { addresses.href(address) }
}
