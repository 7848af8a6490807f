import Items

/// Makes items of volumes.
struct GoogleConversion {
  let country: CountryCode?
  let hasPlainCovers: Bool

  /// The item, or `nil` for an element that has neither a title nor an id.
  func item(_ volume: GoogleVolume, noting notes: inout ReadingNotes) -> Item? {
    let info = volume.info
    guard volume.id != nil || info.title != nil else { return nil }
    let kind = info.kind
    let store = GoogleBooks.storeName
    let id =
      volume.id.map { ItemID(store: store, value: $0) }
      ?? .made(
        store: store, kind: kind, title: info.title, creator: info.authors.first, link: nil)
    var item = Item(id: id, kind: kind, title: info.title)
    item.subtitle = info.subtitle
    item.creators = info.authors.map { Item.Creator(name: $0) }
    item.genres = info.genres
    item.released = info.publishedDate.flatMap(PartialDate.init(leading:))
    setPrices(of: &item, from: volume.sale)
    item.artwork = notes.loadable(info.thumbnail).map {
      Artwork(address: hasPlainCovers ? GoogleCover.plain($0.text) : $0.text)
    }
    item.links = links(to: volume)
    item.description = info.description
    item.facts = info.facts(isPublicDomain: volume.isPublicDomain)
    item.country = country
    item.codes = info.isbn.map { [.isbn($0.thirteen)] } ?? []
    return item
  }

  /// What is paid, and before it the list price where that is higher.
  private func setPrices(of item: inout Item, from sale: GoogleVolume.Sale?) {
    guard let sale else { return }
    if sale.saleability == "FREE" {
      // No currency is given; XXX is ISO 4217's code for none.
      item.price = Price(micros: 0, currency: "XXX")
      return
    }
    let list = sale.listPrice?.price
    item.price = sale.retailPrice == nil ? list : sale.retailPrice?.price
    if let list, let price = item.price, list.currency == price.currency,
      list.micros > price.micros
    {
      item.listPrice = list
    }
  }

  /// The book's own page, and the shop's where it is for sale.
  private func links(to volume: GoogleVolume) -> [Item.StoreLink] {
    var links: [Item.StoreLink] = []
    if let id = volume.id {
      var address = RequestAddress("https://books.google.com", path: "/books")
      address.add("id", id)
      links.append(Item.StoreLink(label: "google-books", address: address.text))
    }
    let isForSale = volume.sale?.saleability?.hasPrefix("FOR_") ?? false
    if isForSale, let shop = linkable(volume.sale?.buyLink)?.text {
      links.append(Item.StoreLink(label: "google-play", address: shop))
    }
    return links
  }
}

extension GoogleVolume.Amount {
  fileprivate var price: Price? {
    amount.flatMap { Price(amount: $0, currency: currencyCode) }
  }
}
