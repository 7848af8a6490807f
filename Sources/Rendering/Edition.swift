import Items
import Mustache
import Pages

/// The site in one language: what every getter may need besides its subject.
final class Edition: Sendable {
  let site: Site
  let phrases: Phrases
  let addresses: Addresses
  /// What each store's terms ask for.
  let terms: [StoreName: Terms]
  /// Where the home page, the style sheet, the script and the icon are.
  let home, styleSheet, script, icon: String
  /// The fixed texts as templates see them, the same on every page.
  let texts: Context

  init(
    of site: Site, in phrases: Phrases, assets: ThemeAssets, terms: [StoreName: Terms]
  ) {
    self.site = site
    self.terms = terms
    self.phrases = phrases
    addresses = Addresses(of: site)
    home = addresses.href(.home)
    styleSheet = addresses.href(assets.styleSheet.address)
    script = addresses.href(assets.script.address)
    icon = addresses.href(assets.icon.address)
    texts = ThemeText.context(in: phrases)
  }

  func href(_ address: Address) -> String { addresses.href(address) }
}
