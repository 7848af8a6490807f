import Diagnostics
private import Foundation

/// A value as JSON on several lines, its keys sorted: the same value gives the same text.
///
/// What a terminal would obey instead of showing it is escaped, though JSON would let it stand.
///
/// - Returns: Without a line feed at its end.
func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Nothing in these types refuses to be encoded: they hold texts, whole numbers and lists.
  guard let data = try? encoder.encode(value) else { return "null" }
  var text = ""
  for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
    // Such a line feed stands between the values; all of these scalars have four digits at most.
    if scalar.isDisruptive, scalar != "\n" {
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}
