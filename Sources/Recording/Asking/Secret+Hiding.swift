extension Secret {
  /// Whether it is too long to turn up anywhere by chance.
  var isLong: Bool { value.utf8.count >= 8 }

  /// Whether the key stands anywhere in these bytes.
  func stands(in bytes: [UInt8]) -> Bool {
    let key = Array(value.utf8)
    guard let first = key.first, bytes.count >= key.count else { return false }
    for place in 0...(bytes.count - key.count) where bytes[place] == first {
      if bytes[place..<(place + key.count)].elementsEqual(key) { return true }
    }
    return false
  }

  /// A text with a mark in place of the key, as a service or a system may repeat it in its words.
  func hidden(in text: String) -> String {
    text.split(separator: value, omittingEmptySubsequences: false).joined(separator: description)
  }
}

extension FailedAttempt {
  /// The same without the key in any of its texts.
  func hiding(_ secret: Secret?) -> FailedAttempt {
    guard let secret else { return self }
    let shown = AskingFault(
      fault.cause, store: fault.store, secret.hidden(in: fault.message),
      hints: fault.hints.map { secret.hidden(in: $0) }, parameter: fault.parameter)
    return FailedAttempt(sort, shown, wait: wait)
  }
}
