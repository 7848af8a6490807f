import Diagnostics
import Links
import Testing
import Visitor

@testable import Preview

/// What open pages are told when the site changes.
struct LiveReloadTests {
  private static let first = [
    "index.html": page("Home", sheet: "/repo/assets/theme.0a1b.css"),
    "music/index.html": page("Music", sheet: "/repo/assets/theme.0a1b.css"),
    "404.html": page("Nothing here", sheet: "/repo/assets/theme.0a1b.css"),
    "assets/theme.0a1b.css": "h1 { color: red }", "assets/own.css": "p {}", "assets/a.png": "one",
  ]

  private let live: LivePreview

  init() throws { live = LivePreview(try .sample(Self.first)) }

  /// Opens a page and shows the site with some files changed.
  ///
  /// A text that is `nil` takes the file away.
  private func events(
    on target: String, after changes: [String: String?], count: Int = 1
  ) throws -> [OpenPage.Event] {
    let server = try PreviewServer(live, port: .exactly(0))
    let open = try OpenPage(target, at: server.address)
    #expect(try open.next() == .mended)
    var files = Self.first
    for (path, text) in changes { files[path] = text }
    live.show(try .sample(files))
    // What comes last shows that nothing else came before.
    live.tell([Diagnostic(.error, "The end.")])
    var events: [OpenPage.Event] = []
    while events.last?.name != "fault" { events.append(try open.next()) }
    return events.dropLast()
  }

  @Test func aPageIsLoadedAgainWhenItsBytesChange() throws {
    #expect(try events(on: "/repo/", after: ["index.html": page("New")]) == [.reload(page: true)])
  }

  @Test func aPageIsLeftAloneWhenAnotherChanges() throws {
    #expect(try events(on: "/repo/", after: ["music/index.html": page("New")]).isEmpty)
  }

  @Test func nothingIsToldWhenNoByteChanges() throws {
    #expect(try events(on: "/repo/", after: [:]).isEmpty)
  }

  @Test func aPageLearnsOfFilesThatItMayUse() throws {
    let changes = ["assets/a.png": "two", "assets/b.png": "new", "music/index.html": page("New")]
    #expect(
      try events(on: "/repo/", after: changes) == [
        .reload(page: false, ["/repo/assets/a.png", "/repo/assets/b.png"])
      ])
  }

  @Test("LR-17 a style sheet is exchanged without a reload")
  func aStyleSheetIsExchanged() throws {
    #expect(
      try events(on: "/repo/", after: ["assets/own.css": "p { margin: 0 }"]) == [
        OpenPage.Event(
          name: "style", data: #"{"/repo/assets/own.css":"/repo/assets/own.css"}"#)
      ])
  }

  @Test("LR-17 a style sheet whose name carries a digest is exchanged without a reload")
  func aStyleSheetOfAnotherNameIsExchanged() throws {
    let sheet = "/repo/assets/theme.9f8e.css"
    let changes = [
      "assets/theme.0a1b.css": nil, "assets/theme.9f8e.css": "h1 { color: blue }",
      "index.html": page("Home", sheet: sheet), "music/index.html": page("Music", sheet: sheet),
      "404.html": page("Nothing here", sheet: sheet),
    ]
    for target in ["/repo/", "/repo/music/", "/repo/missing"] {
      #expect(
        try LiveReloadTests().events(on: target, after: changes) == [
          OpenPage.Event(name: "style", data: #"{"/repo/assets/theme.0a1b.css":"\#(sheet)"}"#)
        ])
    }
  }

  @Test func aPageWhoseTextChangesWithItsStyleIsLoadedAgain() throws {
    let changes = [
      "assets/theme.0a1b.css": nil, "assets/theme.9f8e.css": "h1 { color: blue }",
      "index.html": page("New", sheet: "/repo/assets/theme.9f8e.css"),
    ]
    #expect(try events(on: "/repo/", after: changes) == [.reload(page: true)])
  }

  @Test func aPageThatComesIntoBeingIsShown() throws {
    #expect(
      try events(on: "/repo/new/", after: ["new/index.html": page("New")]) == [.reload(page: true)])
  }

  @Test func aPageThatGoesIsShownAsGone() throws {
    #expect(
      try events(on: "/repo/music/", after: ["music/index.html": nil]) == [.reload(page: true)])
  }

  @Test func thePageForNothingIsAPageToo() throws {
    #expect(
      try events(on: "/repo/x/y", after: ["404.html": page("Gone")]) == [.reload(page: true)])
  }

  @Test("LR-04 a fault is laid over the last good page until it is mended")
  func tellsOfFaults() throws {
    let server = try PreviewServer(live, port: .exactly(0))
    let open = try OpenPage("/repo/", at: server.address)
    #expect(try open.next() == .mended)
    let fault = Diagnostic(
      .error, at: Place(file: "Queries/a.md", line: 2, column: 8), "No '<b>' here: \"x\\y\".",
      hints: ["Take it out."], excerpt: "title: \u{1B}<b>")
    live.tell([fault])
    let data =
      #"{"faults":[{"severity":"error","place":"Queries/a.md:2:8","summary":"No '<b>' here: \"x\\y\".","#
      + #""hints":["Take it out."],"line":["title: ","·<b>"]}],"more":""}"#
    #expect(try open.next() == OpenPage.Event(name: "fault", data: data))
    #expect(try server.address.ask("/repo/").text.contains("<h1>Home"))
    // Whoever comes now hears of it as well.
    #expect(try OpenPage("/repo/music/", at: server.address).next().name == "fault")
    live.show(try .sample(Self.first))
    #expect(try open.next() == .mended)
    #expect(try OpenPage("/repo/", at: server.address).next() == .mended)
  }

  @Test func manyFaultsAreCut() throws {
    let server = try PreviewServer(live, port: .exactly(0))
    live.tell((1...25).map { Diagnostic(.error, "Fault \($0).") })
    let data = try OpenPage("/repo/", at: server.address).next().data
    #expect(data.contains("Fault 20."))
    #expect(!data.contains("Fault 21."))
    #expect(data.hasSuffix(#""more":"and 5 more, which the terminal shows"}"#))
  }

  @Test("LR-20 a page that was cut off hears what it has missed")
  func tellsWhatWasMissed() throws {
    let server = try PreviewServer(live, port: .exactly(0))
    let mark = try #require(OpenPage.mark(in: try server.address.ask("/repo/").text))
    var files = Self.first
    files["index.html"] = page("New")
    live.show(try .sample(files))
    files["assets/a.png"] = "two"
    live.show(try .sample(files))
    let open = { try OpenPage($0, at: server.address, since: mark).next() }
    #expect(try open("/repo/") == .reload(page: true, ["/repo/assets/a.png"]))
    #expect(try open("/repo/music/") == .reload(page: false, ["/repo/assets/a.png"]))
    #expect(try OpenPage("/repo/", at: server.address).next() == .mended)
    let now = OpenPage.mark(in: try server.address.ask("/repo/").text)
    let back = try OpenPage("/repo/", at: server.address, since: mark, lastEvent: now)
    #expect(try back.next() == .mended)
  }

  @Test(arguments: ["other-0-0", "other-0", "", "-", "x-99999999999999999999"])
  func aPageOfAnotherServerIsLoadedAgain(_ mark: String) throws {
    let server = try PreviewServer(live, port: .exactly(0))
    for digest in ["", "0123456789abcdef"] {
      let open = try OpenPage("/repo/", at: server.address, since: mark, digest: digest)
      #expect(try open.next() == .reload(page: true))
    }
  }

  @Test(
    "after a restart only pages are loaded again that are others, or use the owner's files and these are"
  )
  func aRestartDisturbsNobody() throws {
    let folder = try Folder()
    try folder.write("one", to: "a.png")
    let site = { (home: String) throws -> ServedSite in
      let file = try #require(ServedFile(onDisk: "\(folder.path)/a.png", below: folder.path))
      return ServedSite(
        [
          "index.html": ServedFile(Array(page(home).utf8)), "assets/a.png": file,
          "404.html": ServedFile(Array(page("Nothing").utf8)),
        ], at: try #require(BasePath("/repo/")))
    }
    let first = try PreviewServer(LivePreview(site("Home")), port: .exactly(0))
    let html = try first.address.ask("/repo/").text
    let missing = try first.address.ask("/repo/x").text
    first.stop()
    let ask = { (live: LivePreview, target: String, html: String) throws -> OpenPage.Event in
      let server = try PreviewServer(live, port: .exactly(0))
      let mark: String = try #require(OpenPage.mark(in: html))
      let digest: String = try #require(OpenPage.digest(in: html))
      return try OpenPage(target, at: server.address, since: mark, digest: digest).next()
    }
    #expect(try ask(LivePreview(site("Home")), "/repo/", html) == .mended)
    #expect(try ask(LivePreview(site("Home")), "/repo/x", missing) == .mended)
    #expect(try ask(LivePreview(site("New")), "/repo/", html) == .reload(page: true))
    try folder.write("two", to: "a.png")
    #expect(
      try ask(LivePreview(site("Home")), "/repo/", html)
        == .reload(page: false, ["/repo/assets/a.png"]))
  }

  @Test func aSiteThatMovesTakesItsPagesAlong() throws {
    let server = try PreviewServer(live, port: .exactly(0))
    let open = try OpenPage("/repo/", at: server.address)
    #expect(try open.next() == .mended)
    live.show(try .sample(Self.first, at: "/other/"))
    #expect(try open.next() == .reload(page: true))
    #expect(try server.address.ask("/repo/").text.contains("<a href=\"/other/\">"))
    #expect(try server.address.ask("/other/").status == 200)
  }

  @Test func openPagesDoNotKeepTheServerFromStopping() throws {
    let server = try PreviewServer(live, port: .exactly(0))
    let pages = try (0..<20).map { _ in try OpenPage("/repo/", at: server.address) }
    for page in pages { #expect(try page.next() == .mended) }
    server.stop()
    for page in pages { try page.end() }
    #expect(live.openStreamCount == 0)
  }

  @Test func tooManyOpenPagesAreRefused() throws {
    let server = try PreviewServer(live, port: .exactly(0))
    let pages = try (0..<128).map { _ in try OpenPage("/repo/", at: server.address) }
    #expect(try server.address.ask("/.thumbindex/events").status == 503)
    #expect(try server.address.ask("/repo/").status == 200)
    withExtendedLifetime(pages) {}
  }
}
