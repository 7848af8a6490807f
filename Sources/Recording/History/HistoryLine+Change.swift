import Items

extension HistoryLine {
  /// The change that the line tells; `nil` when it says what cannot be.
  var told: Change? {
    guard let id = ItemID(id), RecordedDate.isValid(date), let kind = kind(of: id) else {
      return nil
    }
    return Change(date: date, id: id, title: title, kind)
  }

  private func kind(of id: ItemID) -> Change.Kind? {
    // From nothing to nothing is no change.
    let hasSides = from != nil || to != nil
    switch change {
    case "added": return .added
    case "gone": return item.map { .gone(last: $0.item(id: id, title: title)) }
    case "price" where hasSides:
      // A price that is none is not the same as no price.
      let prices = (from.map(\.price), to.map(\.price))
      if case .some(nil) = prices.0 { return nil }
      if case .some(nil) = prices.1 { return nil }
      return .price(from: prices.0.flatMap(\.self), to: prices.1.flatMap(\.self))
    case "title" where hasSides: return texts.map { .title(from: $0.from, to: $0.to) }
    case "artwork" where hasSides: return texts.map { .artwork(from: $0.from, to: $0.to) }
    default: return nil
    }
  }

  /// `nil` when one of them is no text.
  private var texts: (from: String?, to: String?)? {
    for side in [from, to] { if case .price = side { return nil } }
    return (from?.text, to?.text)
  }
}

extension HistoryLine.Side {
  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  fileprivate var price: Price? {
    guard case .price(let cost) = self else { return nil }
    return cost.price
  }
}

extension HistoryLine.Cost {
  fileprivate var price: Price? { Price(micros: micros, currency: currency) }
}

extension HistoryLine.HistoricItem {
  fileprivate func item(id: ItemID, title: String?) -> Item {
    var item = Item(id: id, kind: Kind(word: kind), title: title)
    item.subtitle = subtitle
    item.creators = (creators ?? []).map {
      Item.Creator(name: $0.name, link: $0.link.flatMap(\.ifWeb))
    }
    item.collection = collection.map { Item.Collection(name: $0) }
    item.genres = genres ?? []
    item.released = released.flatMap(PartialDate.init(iso:))
    item.artwork = artwork?.artwork
    item.links = (links ?? []).compactMap { link in
      link.address.ifWeb.map {
        Item.StoreLink(label: link.label, address: $0, isSponsored: link.sponsored ?? false)
      }
    }
    item.price = price?.price
    item.country = country
    return item
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
