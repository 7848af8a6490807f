/// A value for each of some languages, and one for all others.
package struct ByLanguage<Value: Sendable>: Sendable {
  private let values: [String: Value]
  private let fallback: Value

  /// - Parameters:
  ///   - fallback: For languages without a value of their own.
  ///   - values: By BCP 47 tag.
  package init(fallback: Value, _ values: [String: Value] = [:]) {
    self.fallback = fallback
    self.values = values
  }

  /// The value for `pt-BR`, else for `pt`, else the fallback.
  package subscript(language: String) -> Value {
    var tag = Substring(language)
    while !tag.isEmpty {
      if let value = values[String(tag)] { return value }
      guard let hyphen = tag.utf8.lastIndex(of: UInt8(ascii: "-")) else { break }
      tag = tag[..<hyphen]
    }
    return fallback
  }

  func map<Other>(_ transform: (Value) -> Other) -> ByLanguage<Other> {
    ByLanguage<Other>(fallback: transform(fallback), values.mapValues(transform))
  }
}
