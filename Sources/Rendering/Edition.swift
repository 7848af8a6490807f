import Items
import Mustache
import Pages

/// The site in one language: what every getter may need besides its subject.
final class Edition: Sendable {
  let site: Site
  let phrases: Phrases
  /// The texts of the site's own language, for what all its pages say alike.
  let sitePhrases: Phrases
  let addresses: Addresses
  /// What each store's terms ask for.
  let terms: [StoreName: Terms]
  /// Where the home page, the style sheet, the script and the icon are.
  let home, styleSheet, script, icon: String
  /// The fixed texts as templates see them, the same on every page.
  let texts: Context

  /// - Parameters:
  ///   - site: The site.
  ///   - phrases: The texts of the language.
  ///   - sitePhrases: Those of the site's own language, where that is another.
  ///   - assets: The theme's style sheet and script.
  ///   - terms: What each store's terms ask for.
  init(
    of site: Site, in phrases: Phrases, besides sitePhrases: Phrases? = nil, assets: ThemeAssets,
    terms: [StoreName: Terms]
  ) {
    self.site = site
    self.terms = terms
    self.phrases = phrases
    self.sitePhrases = sitePhrases ?? phrases
    addresses = Addresses(of: site)
    home = addresses.href(.home)
    styleSheet = addresses.href(assets.styleSheet.address)
    script = addresses.href(assets.script.address)
    icon = addresses.href(assets.icon.address)
    texts = ThemeText.context(in: phrases)
  }

  func href(_ address: Address) -> String { addresses.href(address) }

  /// What the search over the whole site narrows by, in the form of `data-pagefind-filter`: its
  /// name, a colon and the value.
  ///
  /// One index holds the pages of all languages, so that both are words of the site's.
  func searchFilter(of kind: Kind) -> String {
    "\(sitePhrases.caption(.index(.kind))):\(sitePhrases.kind(kind))"
  }
}
