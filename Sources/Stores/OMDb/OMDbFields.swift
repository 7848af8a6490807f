/// The fields of an OMDb object: every value is text, and `N/A` in any case is missing.
struct OMDbFields<Key: CodingKey> {
  private let fields: AnswerFields<Key>

  init(_ decoder: any Decoder) throws { fields = try AnswerFields(decoder) }

  func text(_ key: Key) -> String? { known(fields.text(key)) }

  func code(_ key: Key) -> String? { known(fields.code(key)) }

  func address(_ key: Key) -> String? { known(fields.address(key)) }

  func description(_ key: Key) -> String? { known(fields.description(key)) }

  /// `"858,780"`.
  func count(_ key: Key) -> Int? { fields.count(key) }

  /// `"7.1"`.
  func number(_ key: Key) -> Double? {
    code(key).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The parts of a list in one text, such as `"Action, Sci-Fi"`, each once.
  ///
  /// Commas in brackets part nothing.
  func parts(_ key: Key) -> [String] {
    var parts: [String] = []
    var open = 0
    let words = (text(key) ?? "").split { character in
      if character == "(" { open += 1 }
      if character == ")", open > 0 { open -= 1 }
      return character == "," && open == 0
    }
    for part in words {
      let part = part.trimmed
      if let part = known(part), !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  func list<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    fields.list(type, key)
  }

  private func known(_ text: String?) -> String? {
    text.flatMap { $0.utf8.count == 3 && $0.uppercased() == "N/A" ? nil : $0 }
  }
}
