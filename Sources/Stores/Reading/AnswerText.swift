import Foundation

/// Text, or a number for its text; anything else has none.
struct AnswerText: Decodable {
  /// Of a number all its digits: one that has more than can be read has no text, because a rounded
  /// one could be that of another number.
  let text: String?
  /// Whether it is a number with more digits than can be read.
  let isUnreadable: Bool

  /// One that had more digits than a `Decimal` has room for is left with 38 or 39 of them, and zeros.
  ///
  /// - SeeAlso: <https://developer.apple.com/documentation/foundation/decimal>
  private static let mostDigits = 37

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text
      isUnreadable = false
    } else if let number = try? value.decode(Int.self), Self.mayBeWhole(number) {
      text = String(number)
      isUnreadable = false
    } else {
      do {
        text = Self.text(of: try value.decode(Decimal.self))
        isUnreadable = text == nil
      } catch is DecodingError {
        // Of another type, or nothing.
        text = nil
        isUnreadable = false
      } catch {
        // A number that no type has room for; the decoder has an error of its own for that.
        text = nil
        isUnreadable = true
      }
    }
  }

  /// Whether a decoded number is the whole of what stands there.
  ///
  /// Above 2⁵³ the decoder also makes one of a fraction, without what stands behind the point.
  static func mayBeWhole(_ number: Int) -> Bool { number.magnitude <= 1 << 53 }

  private static func text(of number: Decimal) -> String? {
    let text = number.description
    return text.utf8.count { (0x30...0x39).contains($0) } <= mostDigits ? text : nil
  }
}
