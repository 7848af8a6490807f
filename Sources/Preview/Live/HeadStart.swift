/// Finds where the head of an HTML page begins, written out or not.
///
/// What may come before it is what the HTML standard (parsing, "initial" to "before head") lets
/// stand there: a byte order mark, space, comments, the doctype and the tags of `html` and `head`.
/// What is put at the place becomes the head's first child, and leaves the doctype what it is.
struct HeadStart {
  /// The index of the first byte of the head's content; the page's end when it has none.
  private(set) var place = 0

  private let page: [UInt8]

  /// - Parameter page: Any bytes; UTF-8 or another encoding that has ASCII in it.
  init(in page: [UInt8]) {
    self.page = page
    if starts(with: "\u{FEFF}") { place = 3 }
    while let end = endOfNext() {
      let isHead = isTag("head", at: firstVisible)
      place = end
      if isHead { break }
    }
  }

  /// Where the space ends that begins at `place`.
  private var firstVisible: Int {
    page[place...].firstIndex { !Self.isSpace($0) } ?? page.endIndex
  }

  /// Where the next thing ends that may come before the head's content; `nil` when there is none.
  private func endOfNext() -> Int? {
    let start = firstVisible
    if starts(with: "<!--", at: start) {
      // "<!-->" and "<!--->" are comments too.
      return end(of: "-->", from: start + 2)
    }
    if starts(with: "<!", at: start) || starts(with: "<?", at: start) {
      return end(of: ">", from: start)
    }
    return isTag("html", at: start) || isTag("head", at: start) ? endOfTag(at: start) : nil
  }

  private func isTag(_ name: String, at start: Int) -> Bool {
    guard starts(with: "<" + name, at: start) else { return false }
    let next = page.dropFirst(start + 1 + name.utf8.count).first
    return next.map { Self.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
      ?? false
  }

  /// The end of a tag, whose quoted values may hold any character.
  private func endOfTag(at start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<page.endIndex {
      switch (page[index], quote) {
      case (let byte, let open?): if byte == open { quote = nil }
      case (UInt8(ascii: ">"), nil): return index + 1
      case (let byte, nil):
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
    return nil
  }

  private func end(of text: String, from start: Int) -> Int? {
    (start..<page.endIndex).first { starts(with: text, at: $0) }.map { $0 + text.utf8.count }
  }

  /// Whether `text` stands there, in small letters or capitals.
  private func starts(with text: String, at start: Int = 0) -> Bool {
    page.dropFirst(start).starts(with: text.utf8) { byte, wanted in
      byte == wanted || byte | 0x20 == wanted && UInt8(ascii: "a")...UInt8(ascii: "z") ~= wanted
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }
}
