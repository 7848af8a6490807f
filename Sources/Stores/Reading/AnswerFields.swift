import Foundation

/// The fields of one object of an answer, read as leniently as people's data asks for.
///
/// Blank text is missing; a number where text is expected is its text; any other wrong type is
/// missing. No reading throws, so a bad field never loses its element.
struct AnswerFields<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>

  /// - Throws: When there is no object.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  /// Text on one line, cleaned.
  func text(_ key: Key) -> String? { raw(key).flatMap(StoreText.line) }

  /// A code or a date: cleaned, but nothing is decoded in it.
  func code(_ key: Key) -> String? { raw(key).flatMap(StoreText.code) }

  /// An address, for `WebAddress` to judge: as it stands, without blanks at its ends.
  func address(_ key: Key) -> String? {
    guard let text = raw(key) else { return nil }
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return nil }
    guard first <= 0x20 || last <= 0x20 else { return text }
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// An id, mostly a number: its digits as they stand there.
  func id(_ key: Key) -> AnswerID {
    // Most are such numbers, and a catalog has tens of thousands.
    if let number = try? container.decodeIfPresent(Int.self, forKey: key),
      AnswerText.mayBeWhole(number)
    {
      return .text(String(number))
    }
    if let code = code(key) { return .text(code) }
    return object(AnswerText.self, key)?.isUnreadable ?? false ? .unreadable : .missing
  }

  /// Text of several lines, perhaps HTML, flattened.
  func description(_ key: Key) -> String? { raw(key).flatMap(StoreText.paragraphs) }

  func number(_ key: Key) -> Double? {
    guard let number = try? container.decodeIfPresent(Double.self, forKey: key) else { return nil }
    return number.isFinite ? number : nil
  }

  /// A whole number; what stands behind a decimal point is cut off.
  func integer(_ key: Key) -> Int? {
    do {
      return try container.decodeIfPresent(Int.self, forKey: key)
    } catch {
      return number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
  }

  /// A whole number, or text that is one: `"1537"`, `"858,780"`.
  func count(_ key: Key) -> Int? {
    raw(key).flatMap { text in Int(text.trimmed.filter { $0 != "," }) }
  }

  func flag(_ key: Key) -> Bool? { try? container.decodeIfPresent(Bool.self, forKey: key) }

  func texts(_ key: Key) -> [String] {
    list(AnswerText.self, key).compactMap { $0.text.flatMap(StoreText.line) }
  }

  /// The elements of a list that are of that type; the others are left out.
  func list<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    let list = try? container.decodeIfPresent(ElementList<Element>.self, forKey: key)
    return list?.elements.compactMap(\.self) ?? []
  }

  func object<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? container.decodeIfPresent(Value.self, forKey: key)
  }

  /// Text as it stands.
  func raw(_ key: Key) -> String? {
    do {
      return try container.decodeIfPresent(String.self, forKey: key)
    } catch {
      return object(AnswerText.self, key)?.text
    }
  }
}
