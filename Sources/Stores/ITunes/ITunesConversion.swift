import Items

/// Makes items of the elements of one answer.
///
/// Artists, albums and pictures come back in most of its elements; each is read once.
struct ITunesConversion {
  private let country: CountryCode?
  private let affiliation: Affiliation?
  private(set) var notes = ReadingNotes()
  private var names = Memo<String, String?>()
  private var credits = Memo<Credit, [Item.Creator]>()
  private var genres = Memo<String, [String]>()
  private var pictures: [ITunesElement.Picture: Artwork?] = [:]

  /// An artist as an element names it.
  private struct Credit: Hashable {
    let name: String
    let link: String?
  }

  init(country: CountryCode?, affiliation: Affiliation?) {
    self.country = country
    self.affiliation = affiliation
  }

  /// The item, or `nil` for an element that has neither a name nor an id.
  mutating func item(_ element: ITunesElement) -> Item? {
    let kind = element.itemKind
    let title =
      element.trackName ?? name(element.collectionName)
      ?? (element.isArtist ? name(element.artistName) : nil)
    let id = element.id(as: kind)
    guard title != nil || id != nil else { return nil }
    let address = linkable(
      element.trackViewUrl ?? element.collectionViewUrl ?? element.artistUrl)
    let creators = creators(of: element)

    var item = Item(
      id: id.map { ItemID(store: ITunes.storeName, value: $0) }
        ?? .made(
          store: ITunes.storeName, kind: kind, title: title, creator: creators.first?.name,
          link: address?.text),
      kind: kind, title: title)
    item.creators = creators
    item.collection = collection(of: element, as: kind, at: address)
    item.genres =
      element.primaryGenreName.map { genres.value(for: $0) { [$0] } } ?? element.genres
    item.released = element.releaseDate.flatMap(PartialDate.init(leading:))
    item.duration = element.duration(as: kind)
    item.price = element.price.flatMap { Price(amount: $0, currency: element.currency) }
    item.explicitness = element.explicitness
    item.artwork = element.artwork.flatMap { artwork($0) }
    item.preview = notes.loadable(element.previewUrl).map {
      Preview(address: $0.text, medium: element.medium(as: kind))
    }
    item.links = address.map { [storeLink(to: $0)] } ?? []
    item.description = element.description
    item.facts = element.facts(as: kind)
    item.country = country
    return item
  }

  private mutating func name(_ text: String?) -> String? {
    text.flatMap { names.value(for: $0, make: StoreText.line) }
  }

  /// An artist is not its own creator.
  private mutating func creators(of element: ITunesElement) -> [Item.Creator] {
    guard !element.isArtist, let name = element.artistName else { return [] }
    return credits.value(for: Credit(name: name, link: element.artistUrl)) { credit in
      StoreText.line(credit.name).map { name in
        [Item.Creator(name: name, link: linkable(credit.link)?.text)]
      } ?? []
    }
  }

  private mutating func collection(
    of element: ITunesElement, as kind: Kind, at address: WebAddress?
  ) -> Item.Collection? {
    // A podcast is its own collection.
    guard element.trackName != nil, kind != .podcast, let name = name(element.collectionName)
    else { return nil }
    // A song's page is its album's.
    let link = element.collectionViewUrl.flatMap { link in
      link == element.trackViewUrl ? address : linkable(link)
    }
    return Item.Collection(
      name: name, link: link?.text, number: element.trackNumber, count: element.trackCount)
  }

  private mutating func artwork(_ picture: ITunesElement.Picture) -> Artwork? {
    if let known = pictures[picture] { return known }
    let artwork = notes.loadable(picture.address).map { address in
      ArtworkSizeToken(in: address.text).map { token in
        Artwork(
          address: address.text, sizing: .box(prefix: token.prefix, suffix: token.suffix),
          width: token.width)
      } ?? Artwork(address: address.text, width: picture.width)
    }
    if let artwork, artwork.sizing == .fixed { notes.noteUnsized(artwork.address) }
    pictures[picture] = .some(artwork)
    return artwork
  }

  private func storeLink(to address: WebAddress) -> Item.StoreLink {
    let label = AppleHost.label(of: address)
    return affiliation?.link(to: address, label: label)
      ?? Item.StoreLink(label: label, address: address.text)
  }
}
