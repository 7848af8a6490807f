import Diagnostics
private import Foundation

/// A value as JSON on several lines, its keys sorted: the same value gives the same text.
///
/// What a terminal would obey instead of showing it is escaped, though JSON would let it stand.
///
/// - Returns: Without a line feed at its end.
func jsonText<Value: Encodable>(_ value: Value) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let data: Data
  do { data = try encoder.encode(value) } catch {
    // Only a number that is none, or endless, cannot be encoded. The documents hold whole numbers, and
    // decimal ones that are made of whole ones.
    preconditionFailure("\(Value.self) cannot be written as JSON: \(error)")
  }
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
