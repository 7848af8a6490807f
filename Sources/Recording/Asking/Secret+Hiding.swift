extension Secret {
  /// Whether the key stands anywhere in these bytes: as it is, or in the notations that JSON, HTML and
  /// addresses have for a character, also one within the other.
  func stands(in bytes: [UInt8]) -> Bool {
    var bytes = bytes
    for _ in 0..<Self.mostLayers {
      if isPlain(in: bytes) { return true }
      guard let revealed = revealed(bytes) else { return false }
      bytes = revealed
    }
    return isPlain(in: bytes)
  }

  /// A text with a mark in place of the key, as a service or a system may repeat it in its words.
  func hidden(in text: String) -> String {
    let shown = withMark(text)
    guard stands(in: Array(shown.utf8)) else { return shown }
    // Where it is disguised, what is before the disguise is not worth keeping either.
    return description
  }

  /// Notations within notations that are looked through.
  private static let mostLayers = 3

  private func withMark(_ text: String) -> String {
    text.split(separator: value, omittingEmptySubsequences: false).joined(separator: description)
  }

  private func isPlain(in bytes: [UInt8]) -> Bool {
    let key = Array(value.utf8)
    guard let first = key.first, bytes.count >= key.count else { return false }
    for place in 0...(bytes.count - key.count) where bytes[place] == first {
      if bytes[place..<(place + key.count)].elementsEqual(key) { return true }
    }
    return false
  }
}

extension FailedAttempt {
  /// The same without the keys in any of its texts.
  func hiding(_ secrets: [Secret]) -> FailedAttempt {
    let hide = { (text: String) in secrets.reduce(text) { $1.hidden(in: $0) } }
    let shown = AskingFault(
      fault.cause, store: fault.store, hide(fault.message), hints: fault.hints.map(hide),
      parameter: fault.parameter, attempts: fault.attempts)
    return FailedAttempt(sort, shown, wait: wait)
  }
}
