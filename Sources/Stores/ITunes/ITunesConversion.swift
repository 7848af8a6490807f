import Items

/// Makes items of the elements of an answer.
struct ITunesConversion {
  let country: String?
  let affiliation: Affiliation?

  /// The item, or `nil` for an element that has neither a name nor an id.
  func item(_ element: ITunesElement, noting notes: inout ReadingNotes) -> Item? {
    let kind = element.itemKind
    let isArtist = element.kind == "artist"
    let title =
      element.trackName ?? element.collectionName ?? (isArtist ? element.artistName : nil)
    let id = element.id(as: kind)
    guard title != nil || id != nil else { return nil }
    let address = linkable(
      element.trackViewUrl ?? element.collectionViewUrl ?? element.artistUrl)
    let creator = isArtist ? nil : element.artistName

    var item = Item(
      id: id.map { ItemID(store: ITunes.storeName, value: $0) }
        ?? .made(
          store: ITunes.storeName, kind: kind, title: title, creator: creator, link: address),
      kind: kind, title: title)
    if let creator {
      item.creators = [
        Item.Creator(
          name: creator,
          link: linkable(element.artistUrl))
      ]
    }
    item.collection = collection(of: element, as: kind)
    item.genres = element.primaryGenreName.map { [$0] } ?? element.genres
    item.released = element.releaseDate.flatMap(PartialDate.init(leading:))
    item.duration = element.duration(as: kind)
    item.price = element.price.flatMap { Price(amount: $0, currency: element.currency) }
    item.explicitness = element.explicitness
    item.artwork = artwork(of: element, noting: &notes)
    item.preview = notes.loadable(element.previewUrl).map {
      Preview(address: $0.text, medium: element.medium(as: kind))
    }
    item.links = address.map { [storeLink(to: $0)] } ?? []
    item.description = element.description
    item.facts = element.facts(as: kind)
    item.country = country
    return item
  }

  private func collection(of element: ITunesElement, as kind: Kind) -> Item.Collection? {
    guard let name = element.collectionName, element.trackName != nil else { return nil }
    // A podcast is its own collection.
    guard kind != .podcast else { return nil }
    return Item.Collection(
      name: name, link: linkable(element.collectionViewUrl),
      number: element.trackNumber, count: element.trackCount)
  }

  private func artwork(
    of element: ITunesElement, noting notes: inout ReadingNotes
  ) -> Artwork? {
    guard let picture = element.artwork, let address = notes.loadable(picture.address)?.text
    else { return nil }
    if let token = ArtworkSizeToken(in: address) {
      return Artwork(
        address: address, sizing: .box(prefix: token.prefix, suffix: token.suffix),
        width: token.width)
    }
    notes.noteUnsized(address)
    return Artwork(address: address, width: picture.width)
  }

  private func storeLink(to address: String) -> Item.StoreLink {
    let label = AppleHost.label(of: address)
    guard let sponsored = affiliation?.sponsored(address) else {
      return Item.StoreLink(label: label, address: address)
    }
    return Item.StoreLink(label: label, address: sponsored, isSponsored: true)
  }
}
