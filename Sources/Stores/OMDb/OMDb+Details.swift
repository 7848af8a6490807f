package import Items
package import QueryFiles

extension OMDb {
  /// A search and a season's listing bring little more than titles.
  package func details(
    of items: [Item], search: Search, site: SiteSettings
  ) -> [StoreRequest] {
    let isListing = search.parameter("Season") != nil && search.parameter("Episode") == nil
    guard search.parameter("s") != nil || isListing else { return [] }
    let base = SearchReader(search).base(Self.host, site)
    return items.compactMap { IMDbID($0.id.value) }.map { id in
      var address = RequestAddress(base, path: "/")
      address.add("i", id.text)
      return StoreRequest(
        store: name, address: address.text, credential: Self.credential,
        purpose: .lookup(ids: [id.text], related: false))
    }
  }

  package func request(at address: String) -> StoreRequest? {
    guard let asked = AskedAddress(address), asked.path == "/" else { return nil }
    let purpose: StoreRequest.Purpose
    if asked["s"] != nil {
      purpose = .search
    } else if asked["i"] == nil, asked["t"] == nil {
      return nil
    } else if asked["Season"] != nil {
      purpose = asked["Episode"] == nil ? .season : .lookup(ids: [], related: false)
    } else {
      purpose = .lookup(ids: asked["i"].map { [$0] } ?? [], related: false)
    }
    return StoreRequest(
      store: name, address: address, credential: Self.credential, purpose: purpose)
  }
}
