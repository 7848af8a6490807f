import Items

extension [Change] {
  /// The bytes of a history with these changes at its end.
  func appended(to bytes: [UInt8]) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    var bytes = bytes
    if let last = bytes.last, last != feed { bytes.append(feed) }
    for change in self { bytes += change.line.utf8 + [feed] }
    return bytes
  }
}

extension Change {
  /// The change as a line of `history.jsonl`, without its line feed.
  fileprivate var line: String {
    var object = JSONObject()
    object.add("date", date)
    object.add("change", kind.word)
    object.add("id", id.text)
    object.add("title", title)
    switch kind {
    case .added: break
    case .gone(let last): object.add("item", json: last.historicJSON)
    case .price(let old, let new):
      object.add("from", json: old?.json ?? "null")
      object.add("to", json: new?.json ?? "null")
    case .title(let old, let new), .artwork(let old, let new):
      object.add("from", json: old?.quotedInJSON ?? "null")
      object.add("to", json: new?.quotedInJSON ?? "null")
    }
    return object.text
  }
}

extension Change.Kind {
  /// The word for it in files.
  package var word: String {
    switch self {
    case .added: "added"
    case .gone: "gone"
    case .price: "price"
    case .title: "title"
    case .artwork: "artwork"
    }
  }
}

extension Price {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("micros", micros)
    object.add("currency", currency)
    return object.text
  }
}

extension Item {
  /// What a history keeps of an item that is gone; id and title stand beside it.
  fileprivate var historicJSON: String {
    var object = JSONObject()
    object.add("kind", kind.word)
    object.add("subtitle", subtitle)
    object.add("creators", creators.map(\.json))
    object.add("collection", collection?.name)
    object.add("genres", genres.map(\.quotedInJSON))
    object.add("released", released?.iso)
    if let artwork { object.add("artwork", json: artwork.json) }
    object.add("links", links.map(\.json))
    if let price { object.add("price", json: price.json) }
    object.add("country", country)
    return object.text
  }
}

extension Item.Creator {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("name", name)
    object.add("link", link)
    return object.text
  }
}

extension Item.StoreLink {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("label", label)
    object.add("address", address)
    if isSponsored { object.add("sponsored", json: "true") }
    return object.text
  }
}

extension Artwork {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("address", address)
    switch sizing {
    case .fixed: break
    case .box(let prefix, let suffix):
      object.add("box", [prefix.quotedInJSON, suffix.quotedInJSON])
    case .width(let prefix, let suffix):
      object.add("sized", [prefix.quotedInJSON, suffix.quotedInJSON])
    }
    object.add("width", width)
    return object.text
  }
}
