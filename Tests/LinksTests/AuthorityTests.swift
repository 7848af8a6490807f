import Links
import Testing

@Suite struct AuthorityTests {
  @Test(
    "A host stands between a user and a port",
    arguments: [
      ("example.org", "example.org", "", false),
      ("Example.org:8080", "example.org", ":8080", false),
      ("me@example.org", "example.org", "", true), ("a:b@c@d.example:1", "d.example", ":1", true),
      ("[::1]", "[::1]", "", false), ("[2001:DB8::1]:65535", "[2001:db8::1]", ":65535", false),
      ("127.0.0.1:80", "127.0.0.1", ":80", false), ("ä.example:80", "ä.example", ":80", false),
    ])
  func parts(_ text: Substring, _ host: String, _ port: String, _ hasUser: Bool) throws {
    let authority = try #require(Authority(text))
    #expect(authority.host == host)
    #expect(authority.port == port)
    #expect(authority.hasUser == hasUser)
  }

  @Test func inASCII() {
    #expect(Authority("ä.example:80")?.asciiHost == "xn--4ca.example")
    #expect(Authority("A.example:80")?.asciiHost == "a.example")
    #expect(Authority("Ä.example:80")?.host == "ä.example")
  }

  @Test(
    "No host is named so",
    arguments: [
      "", ":8080", "[[", "[]", "[a]", "[::1", "[::1]a", "a..example", "a b", "a:", "a:b", "a:+90",
      "a:65536", "a:000080", "me@", "ä/b",
    ])
  func refuses(_ text: Substring) { #expect(Authority(text) == nil) }

  @Test(
    "An absolute address has one",
    arguments: [
      ("https://music.apple.com/us?x", "music.apple.com"), ("https://a.example:8080", "a.example"),
      ("http://[::1]/a.png", "[::1]"), ("https://a.example#b@c", "a.example"),
      ("https://me@a.example?b", "a.example"),
      ("mailto:a@b", nil), ("about/", nil), ("https://", nil), ("https:///a", nil),
      ("//a.example/", nil), ("https://\u{FE0F}a.example/b", "\u{FE0F}a.example"),
    ])
  func addresses(_ address: String, _ host: String?) {
    #expect(Authority(of: address)?.host == host)
  }
}
