import Links
import Testing

@Suite struct OwnersLinkTests {
  @Test("a fragment or a query alone is one of the page it was written for; others stay")
  func placed() throws {
    let base = try #require(BasePath("/base/"))
    for (text, address) in [
      ("#top", "/base/a/#top"), ("?x=1", "/base/a/?x=1"), ("b/", "/base/b/"),
      ("/b/#c", "/base/b/#c"),
      ("https://example.org/#x", "https://example.org/#x"),
    ] {
      let link = try OwnersLink(text, as: .link).placed(on: "a/")
      #expect(link.address(from: "/base/", basePath: base) == address)
      #expect(link.text == text)
    }
  }

  @Test(
    "No way up and no second slash makes a path another host",
    arguments: [
      ("..//shop/", "/a/", "/", "/.//shop/"), (".//shop/", "/", "/", "/.//shop/"),
      ("/.//shop/", "/a/", "/", "/.//shop/"), ("/a/..//shop/?b#c", "/", "/", "/.//shop/?b#c"),
      ("../..//shop/", "/shelf/a/", "/shelf/", "/.//shop/"),
      ("/..///shop/", "/shelf/a/", "/shelf/", "/.///shop/"),
      ("..//shop/", "/shelf/a/", "/shelf/", "/shelf//shop/"),
    ])
  func staysOnItsHost(_ text: String, _ page: String, _ base: String, _ address: String) throws {
    let link = try OwnersLink(text, as: .link)
    #expect(link.address(from: page, basePath: try #require(BasePath(base))) == address)
  }

  @Test("A mark that Unicode joins to a sign does not hide the sign, as it does not from browsers")
  func marksBehindSigns() throws {
    for (text, address) in [("#\u{301}x", "/a/#%CC%81x"), ("?\u{301}x", "/a/?%CC%81x")] {
      let link = try OwnersLink(text, as: .link).placed(on: "a/")
      #expect(link.address(from: "/", basePath: .root) == address)
    }
    let picture = try OwnersLink("http://\u{FE0F}apple.com/a.png", as: .picture)
    #expect(picture.insecureHost == "\u{FE0F}apple.com")
  }

  @Test(
    "Relative links are meant from their page, those with a slash from the home page",
    arguments: [
      ("other/", "/shelf/music/queen/other/"), ("../abba/#b", "/shelf/music/abba/#b"),
      ("..", "/shelf/music/"), ("./", "/shelf/music/queen/"), ("", "/shelf/music/queen/"),
      ("a/./../b?c=../d#e/../f", "/shelf/music/queen/b?c=../d#e/../f"),
      ("?q=1", "/shelf/music/queen/?q=1"), ("#a", "/shelf/music/queen/#a"),
      ("../../../out/", "/out/"), ("../../../../out/", "/out/"),
      ("/", "/shelf/"), ("/about/", "/shelf/about/"), ("/a/../b", "/shelf/b"),
    ])
  func relative(_ written: String, _ address: String) throws {
    let link = try OwnersLink(written, as: .link)
    let base = try #require(BasePath("/shelf/"))
    #expect(link.address(from: "/shelf/music/queen/", basePath: base) == address)
  }

  @Test(
    "What is not ASCII is composed and percent-encoded once",
    arguments: [
      ("ü/", "/%C3%BC/"), ("u\u{308}/", "/%C3%BC/"), ("%C3%BC/", "/%C3%BC/"), ("a b", "/a%20b"),
      ("\"<", "/%22%3C"), (" a/\t\n", "/a/"),
    ])
  func encodes(_ written: String, _ address: String) throws {
    #expect(try OwnersLink(written, as: .link).address(from: "/", basePath: .root) == address)
  }

  @Test(
    "A link with a scheme stays as it is",
    arguments: [
      "https://a.example/ü", "HTTP://a.example", "mailto:a@b.example", "tel:+4712345678",
    ])
  func absolute(_ written: String) throws {
    let link = try OwnersLink(written, as: .link)
    #expect(link.address(from: "/a/", basePath: .root) == written)
  }

  @Test(
    "Other schemes, none and half a link are faults",
    arguments: [
      ("javascript:alert(1)", "A link cannot begin with 'javascript:'."),
      ("JAVA\nSCRIPT:x", "A link cannot begin with 'JAVA\nSCRIPT:'."),
      (" data:text/html,x", "A link cannot begin with ' data:'."),
      ("//a.example/", "A link cannot begin with '//'."), ("https:a", "This link is not complete."),
      ("mailto:", "This link is not complete."), ("https://", "This link is not complete."),
      ("ht tp://a.example", "A link cannot begin with 'ht tp:'."),
      (" //a.example/", "A link cannot begin with '//'."),
      ("https://a..example/b", "'a..example' is not the name of a host."),
      ("http://[[/a.png", "'[[' is not the name of a host."),
      ("//\u{301}a.example/", "A link cannot begin with '//'."),
      ("javascript:\u{301}a", "A link cannot begin with 'javascript:'."),
      ("ht tp:\u{301}a", "A link cannot begin with 'ht tp:'."),
    ])
  func refuses(_ written: String, _ summary: String) {
    #expect { try OwnersLink(written, as: .link) } throws: { error in
      (error as? OwnersLink.Fault)?.summary == summary
    }
  }

  @Test(
    "A picture at an http address is raised to https where its host is known to answer, else unusable",
    arguments: [
      ("http://is4.mzstatic.com/a?b#c", "https://is4-ssl.mzstatic.com/a?b#c", nil),
      ("HTTP://Books.Google.com:80/a", "https://books.google.com/a", nil),
      ("http://x.example/a.jpg", "http://x.example/a.jpg", "x.example"),
      ("http://X.example:8080", "http://X.example:8080", "x.example"),
      (
        "http://apple.com:a@x.example/a", "http://apple.com:a@x.example/a",
        "x.example"
      ),
      ("http://[::1]:80/a.png", "http://[::1]:80/a.png", "[::1]"),
      ("https://x.example/a.jpg", "https://x.example/a.jpg", nil),
      ("/assets/a.jpg", "/assets/a.jpg", nil),
    ])
  func insecurePictures(_ written: String, _ address: String, _ host: String?) throws {
    let picture = try OwnersLink(written, as: .picture)
    #expect(picture.text == written)
    #expect(picture.address(from: "/", basePath: .root) == address)
    #expect(picture.insecureHost == host)
    #expect(try OwnersLink(written, as: .link).insecureHost == nil)
  }

  @Test func picturesComeByHTTPOnly() throws {
    #expect(throws: OwnersLink.Fault.self) { try OwnersLink("mailto:a@b", as: .picture) }
    _ = try OwnersLink("https://a.example/a.png", as: .picture)
    _ = try OwnersLink("/assets/a.png", as: .picture)
  }
}
