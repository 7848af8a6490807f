import Preview
import Testing
import Visitor

/// What GitHub Pages would answer with, asked over a socket.
struct PagesRulesTests {
  private static let site = [
    "index.html": page("Home"), "404.html": page("Nothing here"), "about.html": page("About"),
    "music/index.html": page("Music"), "both.html": page("Both as a file"),
    "both/index.html": page("Both as a folder"), "assets/theme.css": "h1 { color: red }",
    "m\u{FC}sli/index.html": page("M\u{FC}sli"), "a&b/index.html": page("A and b"),
    "LICENSE": "Do as you like.",
  ]

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let target: String
    let status: Int
    /// Part of the page, or the address that it leads on to.
    let shows: String

    init(_ testDescription: String, _ target: String, _ status: Int, _ shows: String) {
      self.testDescription = testDescription
      self.target = target
      self.status = status
      self.shows = shows
    }
  }

  @Test(arguments: [
    Case("the home page", "/repo/", 200, "<h1>Home"),
    Case("a file by its name", "/repo/about.html", 200, "<h1>About"),
    Case("a page without its ending", "/repo/about", 200, "<h1>About"),
    Case("a file with a slash behind it", "/repo/about/", 404, "<h1>Nothing here"),
    Case("SG-20 a folder's page", "/repo/music/", 200, "<h1>Music"),
    Case("SG-20 a folder without a slash", "/repo/music", 301, "/repo/music/"),
    Case(
      "a folder without a slash, with a query", "/repo/music?a=1&b=%20", 301,
      "/repo/music/?a=1&b=%20"),
    Case("a file wins over a folder", "/repo/both", 200, "<h1>Both as a file"),
    Case("a folder beside a file", "/repo/both/", 200, "<h1>Both as a folder"),
    Case("a file without an ending", "/repo/LICENSE", 200, "Do as"),
    Case("a query", "/repo/about?x=/../y", 200, "<h1>About"),
    Case("other capitals", "/repo/About", 404, "<h1>Nothing here"),
    Case("SG-17 an encoded letter", "/repo/m%C3%BCsli/", 200, "<h1>M\u{FC}sli"),
    Case("SG-17 a letter in two parts", "/repo/mu%CC%88sli/", 200, "<h1>M\u{FC}sli"),
    Case("a letter that is not encoded", "/repo/m\u{FC}sli/", 200, "<h1>M\u{FC}sli"),
    Case("leading on keeps the encoding", "/repo/m%c3%bcsli", 301, "/repo/m%c3%bcsli/"),
    Case("leading on encodes what was not", "/repo/m\u{FC}sli", 301, "/repo/m%C3%BCsli/"),
    Case("an ampersand in a name", "/repo/a&b/", 200, "<h1>A and b"),
    Case("encoded twice", "/repo/m%25C3%25BCsli/", 404, "<h1>Nothing here"),
    Case("SG-02 nothing, at the top", "/repo/missing", 404, "<h1>Nothing here"),
    Case("SG-02 nothing, three folders down", "/repo/a/b/c/missing", 404, "<h1>Nothing here"),
    Case("the page for nothing, by its name", "/repo/404.html", 200, "<h1>Nothing here"),
    Case("the base path without its slash", "/repo", 301, "/repo/"),
    Case("the top", "/", 302, "/repo/"),
    Case("outside the base path", "/music/", 404, "<a href=\"/repo/\">/repo/</a>"),
    Case("beside the base path", "/repository/", 404, "<a href=\"/repo/\">/repo/</a>"),
  ])
  func answersAsPagesDoes(_ sample: Case) throws {
    let server = try PreviewServer.sample(Self.site)
    let reply = try server.address.ask(sample.target)
    #expect(reply.status == sample.status)
    #expect((reply["Location"] ?? reply.text).contains(sample.shows))
    #expect(reply["Cache-Control"] == "no-store")
    #expect(reply["X-Content-Type-Options"] == "nosniff")
  }

  @Test("SG-02 the page for nothing finds its style sheet from any depth")
  func missingPageIsStyled() throws {
    let server = try PreviewServer.sample(Self.site)
    for target in ["/repo/missing", "/repo/a/b/c/missing"] {
      let text = try server.address.ask(target).text
      #expect(text.contains("href=\"/repo/assets/theme.css\""))
    }
    #expect(try server.address.ask("/repo/assets/theme.css").text == "h1 { color: red }")
  }

  @Test func aSiteAtTheTopHasNoOutside() throws {
    let server = try PreviewServer.sample(
      ["index.html": page("Home"), "a/index.html": "A"], at: "/")
    #expect(try server.address.ask("/").text.contains("<h1>Home"))
    #expect(try server.address.ask("/a")["Location"] == "/a/")
    #expect(try server.address.ask("/b").status == 404)
  }

  @Test func aSiteWithoutAPageForNothingGetsAPlainOne() throws {
    let server = try PreviewServer.sample(["index.html": page("Home")])
    let reply = try server.address.ask("/repo/missing")
    #expect(reply.status == 404)
    #expect(reply["Content-Type"] == "text/html; charset=utf-8")
  }

  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.js", "text/javascript; charset=utf-8"), ("a.json", "application/json; charset=utf-8"),
    ("feed.xml", "application/xml"), ("a.svg", "image/svg+xml"),
    ("a.webmanifest", "application/manifest+json; charset=utf-8"), ("a.png", "image/png"),
    ("A.JPG", "image/jpeg"), ("a.webp", "image/webp"), ("a.ico", "image/vnd.microsoft.icon"),
    ("a.mp3", "audio/mpeg"), ("a.m4a", "audio/mp4"), ("a.woff2", "font/woff2"),
    ("a.txt", "text/plain; charset=utf-8"), ("a.csv", "text/csv; charset=utf-8"),
    ("a.m4b", "audio/mp4"), ("a.vcf", "text/x-vcard; charset=utf-8"),
    ("a.srt", "application/x-subrip"),
    ("a.tiff", "image/tiff"), ("a.log", "text/plain; charset=utf-8"), ("a.rtf", "application/rtf"),
    ("a.tsv", "text/tab-separated-values; charset=utf-8"), ("a.doc", "application/msword"),
    (
      "a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    ), ("a.odt", "application/vnd.oasis.opendocument.text"), ("a.mid", "audio/midi"),
    ("a.m3u8", "application/vnd.apple.mpegurl"), ("a.weba", "audio/webm"), ("a.apng", "image/apng"),
    ("a.xhtml", "application/xhtml+xml"), ("a.eot", "application/vnd.ms-fontobject"),
    ("a.jsonld", "application/ld+json; charset=utf-8"),
    ("a.geojson", "application/geo+json; charset=utf-8"),
    ("a.tar", "application/x-tar"), ("a.7z", "application/x-7z-compressed"),
    ("a.bz2", "application/x-bzip2"), ("a.svgz", "image/svg+xml"),
    ("a.usdz", "model/vnd.usdz+zip"), ("a.gltf", "model/gltf+json"), ("a.glb", "model/gltf-binary"),
    ("v1.2/CNAME", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
  ])
  func tellsWhatAFileIs(_ path: String, _ type: String) throws {
    let server = try PreviewServer.sample([path: "x"])
    #expect(try server.address.ask("/repo/\(path)")["Content-Type"] == type)
  }

  @Test func headIsGetWithoutABody() throws {
    let server = try PreviewServer.sample(Self.site)
    #expect(try server.address.ask("/.thumbindex/events", "HEAD").body.isEmpty)
    for target in ["/repo/", "/repo/assets/theme.css", "/repo/missing", "/repo/music"] {
      let (get, head) = (try server.address.ask(target), try server.address.ask(target, "HEAD"))
      #expect(head.status == get.status)
      #expect(head.body.isEmpty)
      for name in ["Content-Length", "Content-Type", "ETag", "Location"] {
        #expect(head[name] == get[name], "\(name) of \(target)")
      }
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get"])
  func onlyLookingIsAllowed(_ method: String) throws {
    let server = try PreviewServer.sample(Self.site)
    let reply = try server.address.ask("/repo/", method, ["Content-Length: 0"])
    #expect(reply.status == 405)
    #expect(reply["Allow"] == "GET, HEAD")
  }

  @Test func whatIsSentWithARequestIsPassedOver() throws {
    let server = try PreviewServer.sample(Self.site)
    let connection = try RawConnection(to: server.address)
    try connection.send("POST /repo/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello")
    #expect(try connection.text(through: "\r\n\r\n").contains(" 405 "))
  }

  @Test func severalRequestsGoOverOneConnection() throws {
    let server = try PreviewServer.sample(Self.site)
    let connection = try RawConnection(to: server.address)
    for _ in 0..<3 {
      try connection.send("GET /repo/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try connection.text(through: "</html>").contains("<h1>About"))
    }
  }
}
