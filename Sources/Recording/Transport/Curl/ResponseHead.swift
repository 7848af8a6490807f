/// The head of a response, from the lines of which it consists.
struct ResponseHead: Hashable {
  /// Names in lower case; several of one name are joined with commas.
  private(set) var fields: [String: String] = [:]
  /// Whether the blank line has come that ends it.
  private(set) var isComplete = false
  /// Bytes that came for heads so far, also of earlier ones such as "100 Continue".
  private(set) var size = 0

  /// Takes the next line, with its line break.
  ///
  /// A status line begins anew. What comes behind the blank line, as trailers do, is passed over.
  mutating func take(line: some Collection<UInt8>) {
    size += line.count
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") {
      fields = [:]
      isComplete = false
      return
    }
    guard !isComplete else { return }
    let content = text.unicodeScalars.drop(while: \.isLineSpace)
    guard !content.isEmpty else {
      isComplete = true
      return
    }
    guard let colon = content.firstIndex(of: ":") else { return }
    let name = String(content[..<colon]).lowercased()
    let value = content[content.index(after: colon)...].trimmingLineSpace
    if let before = fields[name] {
      fields[name] = "\(before), \(value)"
    } else {
      fields[name] = value
    }
  }
}

extension Unicode.Scalar {
  /// Blank, tab, or part of a line break.
  fileprivate var isLineSpace: Bool { [" ", "\t", "\r", "\n"].contains(self) }
}

extension Substring.UnicodeScalarView {
  fileprivate var trimmingLineSpace: String {
    let front = drop(while: \.isLineSpace)
    let trailing = front.reversed().prefix(while: \.isLineSpace).count
    return String(front.dropLast(trailing))
  }
}
