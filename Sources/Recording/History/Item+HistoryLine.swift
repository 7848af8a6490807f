import Items

extension Item {
  /// What a history keeps of an item that is gone; id and title stand beside it.
  ///
  /// It may be the only record there is, for years: whatever a page shows of the item, a rule of
  /// `hide` asks for, or tells that an item of another store is the same work. Not the preview and the
  /// list price, which go with the item: see `gone(since:)`.
  var historicJSON: String {
    var object = JSONObject()
    object.add("kind", kind.word)
    object.add("subtitle", subtitle)
    object.add("creators", creators.map(\.json))
    object.add("collection", collection?.name)
    object.add("collection-link", collection?.link)
    object.add("number", collection?.number)
    object.add("count", collection?.count)
    object.add("genres", genres.map(\.quotedInJSON))
    object.add("released", released?.iso)
    if let years { object.add("years", json: years.json) }
    object.add("duration", duration)
    object.add("explicitness", explicitness?.rawValue)
    if let artwork { object.add("artwork", json: artwork.json) }
    object.add("links", links.map(\.json))
    if let price { object.add("price", json: price.json) }
    object.add("country", country?.text)
    object.add("description", description)
    object.add("facts", facts.map(\.json))
    object.add("codes", codes.map(\.json))
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

extension Item.YearSpan {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("start", start)
    object.add("end", end)
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

extension Fact {
  /// The name, and one key that tells the sort of value; a flag has none.
  fileprivate var json: String {
    var object = JSONObject()
    object.add("name", name.rawValue)
    switch value {
    case .text(let text): object.add("text", text)
    case .number(let number): object.add("number", number)
    case .rating(let hundredths, let best, let votes):
      object.add("hundredths", hundredths)
      object.add("of", best)
      object.add("votes", votes)
    case .size(let bytes): object.add("bytes", bytes)
    case .link(let address): object.add("link", address)
    case .flag: break
    }
    return object.text
  }
}

extension WorkCode {
  fileprivate var json: String {
    var object = JSONObject()
    switch self {
    case .isbn(let digits): object.add("isbn", digits)
    case .imdb(let id): object.add("imdb", id)
    case .gtin(let digits): object.add("gtin", digits)
    }
    return object.text
  }
}
