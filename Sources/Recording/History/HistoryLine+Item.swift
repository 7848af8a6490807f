import Items

extension HistoryLine.HistoricItem {
  /// The item as far as the line tells it; an address that is none of the web is left out.
  func item(id: ItemID, title: String?) -> Item {
    var item = Item(id: id, kind: Kind(word: kind), title: title)
    item.subtitle = subtitle
    item.creators = (creators ?? []).map {
      Item.Creator(name: $0.name, link: $0.link.flatMap(\.ifWeb))
    }
    item.collection = collection.map {
      Item.Collection(
        name: $0, link: collectionLink.flatMap(\.ifWeb), number: number, count: count)
    }
    item.genres = genres ?? []
    item.released = released.flatMap(PartialDate.init(iso:))
    item.years = years.map { Item.YearSpan(start: $0.start, end: $0.end) }
    item.duration = duration.flatMap { $0 < 0 ? nil : $0 }
    item.explicitness = explicitness.flatMap(Item.Explicitness.init(rawValue:))
    item.artwork = artwork?.artwork
    item.links = (links ?? []).compactMap { link in
      link.address.ifWeb.map {
        Item.StoreLink(label: link.label, address: $0, isSponsored: link.sponsored ?? false)
      }
    }
    item.price = price?.price
    item.country = country.flatMap(CountryCode.init)
    item.description = description
    item.facts = (facts ?? []).compactMap(\.fact)
    item.codes = (codes ?? []).compactMap(\.code)
    return item
  }
}

extension HistoryLine.Particular {
  /// `nil` for a name that this version does not know.
  fileprivate var fact: Fact? {
    guard let name = Fact.Name(rawValue: name) else { return nil }
    if let text { return Fact(name, .text(text)) }
    if let number { return Fact(name, .number(number)) }
    if let hundredths, let of {
      return Fact(name, .rating(hundredths: hundredths, of: of, votes: votes))
    }
    if let bytes { return Fact(name, .size(bytes)) }
    if let link { return link.ifWeb.map { Fact(name, .link($0)) } }
    return Fact(name, .flag)
  }
}

extension HistoryLine.Code {
  fileprivate var code: WorkCode? {
    isbn.map(WorkCode.isbn) ?? imdb.map(WorkCode.imdb) ?? gtin.map(WorkCode.gtin)
  }
}

extension HistoryLine.Picture {
  fileprivate var artwork: Artwork? {
    guard address.hasPrefix("https://") else { return nil }
    let parts = (box ?? sized ?? []).filter { !$0.isEmpty }
    guard let prefix = parts.first, prefix.hasPrefix("https://"), parts.count <= 2 else {
      return Artwork(address: address, width: width)
    }
    let suffix = parts.count == 2 ? parts[1] : ""
    return Artwork(
      address: address,
      sizing: box == nil
        ? .width(prefix: prefix, suffix: suffix) : .box(prefix: prefix, suffix: suffix),
      width: width)
  }
}

extension String {
  /// The text if it is an address of the web: files may have been changed by hand.
  fileprivate var ifWeb: String? {
    hasPrefix("https://") || hasPrefix("http://") ? self : nil
  }
}
