package import Items
package import QueryFiles

extension ITunes {
  package func link(_ recorded: Item.StoreLink, site: SiteSettings) -> Item.StoreLink {
    guard let address = WebAddress(recorded.address) else { return recorded }
    let bare = recorded.isSponsored ? Affiliation.removed(from: address) ?? address : address
    return Affiliation(site.stores[name])?.link(to: bare, label: recorded.label)
      ?? Item.StoreLink(label: recorded.label, address: bare.text)
  }
}
