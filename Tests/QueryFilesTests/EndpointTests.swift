import QueryFiles
import Testing

@Suite struct EndpointTests {
  @Test(arguments: [
    ("https://proxy.example.org", "https://proxy.example.org"),
    ("HTTPS://proxy.example.org/", "https://proxy.example.org"),
    ("http://127.0.0.1:9000", "http://127.0.0.1:9000"), ("http://[::1]:9000/", "http://[::1]:9000"),
    ("http://localhost", "http://localhost"), ("https://[2001:db8::1]", "https://[2001:db8::1]"),
  ])
  func places(_ text: String, _ base: String) { #expect(Endpoint(text)?.base == base) }

  @Test(
    "A path, a user, a blank and http to another machine are refused",
    arguments: [
      "http://example.org", "https://example.org/api", "https://example.org?a", "https://a#b",
      "ftp://example.org", "localhost:9000", "https://", "https:///", "https://a@b.example",
      "http://localhost@b.example", "http://localhost.b.example", "https://a b", "https://[::1",
      "https://a:b", "https://a:", "https://a..example", "https://:80", "https://a:65536",
      "https://[[", "https://a:+90", "https://ä.example", "https://\u{1}", "",
    ])
  func others(_ text: String) { #expect(Endpoint(text) == nil) }
}
