extension String {
  /// An address as browsers read it: without blanks and control characters at its ends, and without
  /// tabs and line feeds anywhere.
  ///
  /// - SeeAlso: <https://url.spec.whatwg.org/#concept-basic-url-parser>, steps 1 to 3.
  package var asReadByBrowsers: String {
    let isPlain =
      !utf8.contains { $0 < 0x20 } && utf8.first != UInt8(ascii: " ")
      && utf8.last != UInt8(ascii: " ")
    guard !isPlain else { return self }
    let start = utf8.drop { $0 <= 0x20 }
    guard let end = start.lastIndex(where: { $0 > 0x20 }) else { return "" }
    let bytes = start[...end].filter {
      $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
