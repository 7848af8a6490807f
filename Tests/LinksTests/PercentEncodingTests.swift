import Links
import Testing

@Suite struct PercentEncodingTests {
  @Test(
    "A percent sign without two hexadecimal digits stands for itself to browsers, or is refused",
    arguments: [
      ("a%20b%2B", "a b+", true), ("%c3%BC", "ü", true), ("", "", true), ("%+5", "%+5", false),
      ("%", "%", false), ("%4", "%4", false), ("%%41", "%A", false), ("%g0%41", "%g0A", false),
    ])
  func decoding(_ encoded: String, _ text: String, _ isStrict: Bool) {
    #expect(PercentEncoding.decodedLeniently(encoded.utf8) == Array(text.utf8))
    #expect(PercentEncoding.decoded(encoded.utf8) == (isStrict ? Array(text.utf8) : nil))
  }
}
