private import Foundation
import Links

/// Text as the value of a form: `Simon & Garfunkel` is `Simon+%26+Garfunkel`.
///
/// ASCII letters, digits and `.-_*` stay, a space is `+`, every other byte of the UTF-8 form is
/// `%XX`. Decoding the result gives the text back exactly; nothing is normalised here.
///
/// - SeeAlso: The WHATWG URL standard, "application/x-www-form-urlencoded".
package func formEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var encoded: [UInt8] = []
  encoded.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "*"):
      encoded.append(byte)
    case UInt8(ascii: " "):
      encoded.append(UInt8(ascii: "+"))
    default:
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

/// The text of a form's value; a `%` without two hexadecimal digits stands for itself.
package func formDecoded(_ value: Substring) -> String {
  let encoded = value.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
  return String(decoding: PercentEncoding.decodedLeniently(encoded), as: UTF8.self)
}

/// A search's words as they are sent: in NFC, so that the same words always make the same request.
func sentText(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }
