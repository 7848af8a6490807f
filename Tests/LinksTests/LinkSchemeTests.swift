import Links
import Testing

@Suite struct LinkSchemeTests {
  @Test(
    "A scheme is letters, digits, plus, hyphen and point, before the first colon",
    arguments: [
      ("https://a.example", "https"), ("HTTPS:a", "https"), ("a+b-c.1:", "a+b-c.1"),
      ("", nil), (":a", nil), ("1a:b", nil), ("?t=1:2", nil), ("a/b:c", nil), ("#a:b", nil),
      ("a b:c", nil), ("ä:b", nil), ("about", nil),
    ])
  func schemes(_ address: String, _ name: String?) {
    #expect(LinkScheme(of: address)?.name == name)
  }

  @Test(
    "Browsers pass over blanks around an address, and over tabs and line feeds in it",
    arguments: [
      (" about/ ", "about/"), ("\u{1}\r\na\tb\nc d\u{0}", "abc d"), ("a", "a"), (" \n ", ""),
      ("", ""), ("\u{A0}a", "\u{A0}a"),
    ])
  func asReadByBrowsers(_ written: String, _ read: String) {
    #expect(written.asReadByBrowsers == read)
  }
}
