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
  var json: String {
    var object = JSONObject()
    object.add("micros", micros)
    object.add("currency", currency)
    return object.text
  }
}
