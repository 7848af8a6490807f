import Testing

@testable import Recording

@Suite("Addresses that may be asked")
struct RemoteAddressTests {
  @Test(
    "https anywhere, http on this machine",
    arguments: [
      "https://itunes.apple.com/search?term=a+b": "https://itunes.apple.com",
      "https://Books.Example.org:8443/": "https://books.example.org:8443",
      "https://example.org:443/": "https://example.org",
      "http://localhost:8080/a": "http://localhost:8080",
      "http://127.0.0.1/": "http://127.0.0.1",
      "http://127.8.9.10:81/": "http://127.8.9.10:81",
      "http://[::1]:8080/": "http://[::1]:8080",
    ])
  func allowed(text: String, origin: String) throws {
    #expect(try #require(RemoteAddress(text)).origin.description == origin)
  }

  @Test(
    "Nothing else",
    arguments: [
      "", "itunes.apple.com", "/search", "https://", "http://example.org/", "ftp://127.0.0.1/",
      "file:///etc/passwd", "http://127.0.0.1.example.org/", "http://127.0.0.256.org/",
      "http://localhost.example.org/", "http://127.0.0.1@example.org/", "https://a:b@example.org/",
      "http://[::2]/", "http://example.org#@127.0.0.1/", "http://example.org?@127.0.0.1/",
      "https://exa mple.org/", "https://example.org:99999/",
    ])
  func refused(text: String) {
    #expect(RemoteAddress(text) == nil)
  }

  @Test("Its text is as it was given, without a fragment")
  func text() throws {
    let address = try #require(RemoteAddress("https://example.org/a%20b?q=x+y%26z&n=%C3%A9#top"))
    #expect(address.text == "https://example.org/a%20b?q=x+y%26z&n=%C3%A9")
  }

  @Test("Origins are equal when scheme, host and port are")
  func origins() {
    let origin = { RemoteAddress($0)?.origin }
    #expect(origin("https://example.org/a") == origin("https://EXAMPLE.org:443/b?c"))
    #expect(origin("https://example.org/") != origin("https://example.org:444/"))
    #expect(origin("https://example.org/") != origin("https://www.example.org/"))
    #expect(origin("http://127.0.0.1:443/") != origin("https://127.0.0.1:443/"))
  }
}
