import Items
import Testing

@Suite struct CountryCodeTests {
  @Test(arguments: [
    ("DE", "DE"), ("at", "AT"), ("No", "NO"), ("DEU", nil), ("D", nil), ("D1", nil), ("", nil),
    ("ä", nil), ("\u{1}\u{2}", nil), ("DE ", nil),
  ])
  func codes(_ text: String, _ code: String?) { #expect(CountryCode(text)?.text == code) }
}
