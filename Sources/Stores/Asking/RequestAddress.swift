/// An address in the making: where a service answers, and the parameters of one question.
struct RequestAddress {
  private(set) var text: String
  private var hasQuery = false

  /// - Parameters:
  ///   - base: Scheme and host, without a slash at the end.
  ///   - path: Begins with a slash; percent-encoded.
  init(_ base: String, path: String) { text = base + path }

  /// Adds a parameter behind those that are there; `nil` adds nothing.
  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    text += "\(hasQuery ? "&" : "?")\(name)=\(formEncoded(value))"
    hasQuery = true
  }

  mutating func add(_ name: String, _ value: Int?) { add(name, value.map { String($0) }) }
}

/// The parameters of an address, decoded, in their order.
///
/// - Parameter address: An absolute address; its fragment is not looked at.
/// - Returns: Each pair of its query, also those that stand there twice.
func parameters(of address: String) -> [(name: String, value: String)] {
  let address = address.prefix { $0 != "#" }
  guard let mark = address.firstIndex(of: "?") else { return [] }
  return address[address.index(after: mark)...].split(separator: "&").map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (formDecoded(parts[0]), parts.count > 1 ? formDecoded(parts[1]) : "")
  }
}
