private import Foundation

/// A value as JSON on several lines, its keys sorted: the same value gives the same text.
///
/// Controls that JSON would let stand are escaped, for the text may be read on a terminal.
///
/// - Returns: Without a line feed at its end.
func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Nothing in these types refuses to be encoded: they hold texts, whole numbers and lists.
  guard let data = try? encoder.encode(value) else { return "null" }
  var text = ""
  for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
    if (0x7F...0x9F).contains(scalar.value) {
      text += "\\u00" + String(scalar.value, radix: 16)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}
