private import Foundation

/// Letters and digits alone, without case and accents, so that two spellings of one title are equal.
func folded(_ text: String) -> String {
  let plain = text.replacing("&", with: " and ").folding(
    options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  return String(
    plain.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
}
