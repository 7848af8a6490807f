import Links

extension StringProtocol {
  /// Whether there is nothing in it but blanks.
  var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }

  /// The text without blanks at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first..<scalars.index(after: last)])
  }

  /// Whether it is digits of ASCII only, so many of them.
  func isDigits(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy(\.isDigit)
  }
}
