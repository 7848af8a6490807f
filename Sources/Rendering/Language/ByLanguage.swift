/// A value for each of some languages, and one for all others.
package struct ByLanguage<Value: Sendable>: Sendable {
  private let values: [LanguageKey: Value]
  private let fallback: Value

  /// - Parameters:
  ///   - fallback: For languages without a value of their own.
  ///   - values: By language.
  package init(fallback: Value, _ values: [LanguageKey: Value] = [:]) {
    self.fallback = fallback
    self.values = values
  }

  /// The value for `pt-BR`, else for `pt`, else the fallback.
  package subscript(language: String) -> Value {
    for key in LanguageKey(language).line {
      if let value = values[key] { return value }
    }
    return fallback
  }

  func map<Other>(_ transform: (Value) -> Other) -> ByLanguage<Other> {
    ByLanguage<Other>(fallback: transform(fallback), values.mapValues(transform))
  }
}
