/// What a browser gets.
struct Answer: ~Copyable {
  enum Body: ~Copyable {
    case bytes([UInt8])
    /// Bytes of a file, from a position on.
    case file(OpenFile, Range<Int>)
    /// Events until one of both sides ends.
    case events(EventStream)
  }

  let status: UInt32
  private(set) var headers: [(name: String, value: String)]
  let body: Body

  init(_ status: UInt32, _ type: MediaType?, _ body: consuming Body = .bytes([])) {
    self.status = status
    headers = [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]
    if let type { headers.append(("Content-Type", type.text)) }
    self.body = body
  }

  mutating func add(_ name: String, _ value: String) { headers.append((name, value)) }

  /// A small page of the server's own.
  ///
  /// - Parameters:
  ///   - status: Of the answer.
  ///   - title: Text.
  ///   - html: What stands below the title.
  init(_ status: UInt32, title: String, html: String) {
    self.init(status, .html, .bytes(PlainPage.bytes(title: title, html: html)))
  }

  /// A hint at another address of the server's.
  ///
  /// - Parameters:
  ///   - status: Of the answer.
  ///   - address: Bytes that may not stand in an address are percent-encoded.
  init(_ status: UInt32, movedTo address: [UInt8]) {
    self.init(status, nil)
    var text = ""
    for byte in address {
      if (0x21...0x7E).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    add("Location", text)
  }
}
