import Command
import Foundation
import Glibc
import Links
import Preview
import Testing
import Visitor

/// `serve` as its owner and the browser see it, over real sockets.
@Suite struct ServeTests {
  private static let about = "-- Site/Pages/about.md --\n---\ntitle: About\n---\nHello\n"

  private func site(_ more: String = "") throws -> TestSite {
    try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia", "Nora") + more)
  }

  @Test(
    "LR-07 SG-35 what is served is what a build writes, at the same base path; nothing is written")
  func servesTheSite() async throws {
    let site = try site(Self.about + "-- Site/Assets/note.txt --\nHello\n")
    let other = try self.site(Self.about + "-- Site/Assets/note.txt --\nHello\n")
    #expect(await other.run("build").status == .done)
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    #expect(base == "/long/")
    for (file, bytes) in try other.contents() where file != ".nojekyll" {
      let reply = try server.ask(base + file)
      #expect(reply.status == 200, "\(file)")
      #expect(Self.withoutScript(reply.text) == String(decoding: bytes, as: UTF8.self), "\(file)")
    }
    #expect(try server.ask(base + "nowhere").status == 404)
    #expect(try serving.stop().status == .done)
    #expect(!site.has("_site"))
    #expect(!site.has(".thumbindex"))
    #expect(await site.run("build").status == .done)
    #expect(try site.contents() == other.contents())
    for (file, bytes) in try site.contents() {
      for trace in ["localhost", "127.0.0.1", "live.js", "data-since"] {
        #expect(!String(decoding: bytes, as: UTF8.self).contains(trace), "\(file) has \(trace)")
      }
    }
  }

  /// A page without what the server puts into it.
  private static func withoutScript(_ page: String) -> String {
    guard let start = page.firstRange(of: "<script src=\"/.thumbindex/live.js\""),
      let end = page[start.lowerBound...].firstRange(of: "</script>")
    else { return page }
    return page.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
  }

  @Test("a link that is made while it is served and leads out of the site is shown as a mistake")
  func linkOut() throws {
    let site = try site("-- Site/Assets/note.txt --\nHello\n")
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    let page = try OpenPage(base + "a/", at: server)
    #expect(try page.next() == .mended)
    for target in ["/etc", "../../_site"] {
      if target.hasSuffix("_site") { try site.makeFolder("_site") }
      try site.link("Site/Assets/out", to: target)
      let fault = try page.next()
      #expect(fault.name == "fault")
      #expect(fault.data.contains("\"place\":\"Site/Assets/out\""), "\(fault.data)")
      try site.remove("Site/Assets/out")
      #expect(try page.next() == .mended)
    }
  }

  @Test(
    "what an editor or the system leaves beside queries is not spoken of, and all assets are served"
  )
  func leftovers() throws {
    let site = try site("-- Site/Assets/.well-known/x.tmp --\nHello")
    for name in ["a.md.swp", "x.tmp", "Thumbs.db", "#a.md#", ".#a.md", "a.md~", ".DS_Store"] {
      try site.write("x", to: "Queries/\(name)")
    }
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    #expect(serving.remarks == "")
    #expect(try server.ask(base + "assets/.well-known/x.tmp").text == "Hello\n")
    try site.write("Other", to: "Site/Assets/.well-known/x.tmp")
    #expect(try serving.line().hasSuffix(" s: 1 file changed"))
    #expect(try server.ask(base + "assets/.well-known/x.tmp").text == "Other")
  }

  @Test("a saved change reaches the open page, and is told in one line")
  func rebuilds() throws {
    let site = try site()
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    let page = try OpenPage(base + "a/", at: server)
    #expect(try page.next() == .mended)
    try site.write("---\ntitle: Girls\nsearch: {store: itunes, term: a}\n---\n", to: "Queries/a.md")
    let line = try serving.line()
    #expect(line.hasPrefix("Rebuilt in "))
    #expect(line.hasSuffix(" files changed"))
    let event = try page.next()
    #expect(event.name == "reload")
    #expect(event.data.contains("\"page\":true"))
    #expect(try server.ask(base + "a/").text.contains("<title>Girls"))
  }

  @Test("LR-04 a mistake keeps the last good pages under an overlay until it is mended")
  func faultAndMended() throws {
    let site = try site()
    let good = try site.text("Queries/a.md")
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    let page = try OpenPage(base + "a/", at: server)
    #expect(try page.next() == .mended)
    try site.write(good.replacing("title: ", with: "titel: "), to: "Queries/a.md")
    let fault = try page.next()
    #expect(fault.name == "fault")
    #expect(fault.data.contains("\"place\":\"Queries/a.md:2:1\""))
    #expect(fault.data.contains("Did you mean 'title'?"))
    #expect(try server.ask(base + "a/").text.contains("<title>Songs"))
    try site.write(good, to: "Queries/a.md")
    #expect(try page.next() == .mended)
    #expect(try serving.line().hasSuffix(" s: nothing changed"))
    let run = try serving.stop()
    #expect(run.remarks.contains("Queries/a.md:2:1: error: A query has no key 'titel'.\n"))
    #expect(run.remarks.contains("\n1 error. The last good pages stay.\n"))
  }

  @Test(
    "mistakes in a template and in the settings are shown too",
    arguments: [
      ("Templates/row.html", "{{#nothing}}", "Templates/row.html:1:"),
      ("Site/site.yml", "titel: Shelf\n", "Site/site.yml:1:1"),
    ])
  func otherMistakes(_ file: String, _ text: String, _ place: String) throws {
    let site = try site("-- Templates/note.txt --\nNot of the theme\n")
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    let page = try OpenPage(base, at: server)
    #expect(try page.next() == .mended)
    try site.write(text, to: file)
    let fault = try page.next()
    #expect(fault.name == "fault")
    #expect(fault.data.contains("\"place\":\"\(place)"), "\(fault.data)")
    #expect(try server.ask(base).status == 200)
  }

  @Test("a site that cannot be built at first has a page that says so, until it is mended")
  func unbuilt() throws {
    let site = try site()
    let good = try site.text("Queries/a.md")
    try site.write(good.replacing("title: ", with: "titel: "), to: "Queries/a.md")
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    #expect(base == "/long/")
    #expect(try server.ask(base).text.contains("<h1>Not built yet</h1>"))
    let page = try OpenPage(base + "a/", at: server)
    #expect(try page.next().name == "fault")
    try site.write(good, to: "Queries/a.md")
    let events = [try page.next(), try page.next()]
    #expect(events.map(\.name) == ["mended", "reload"])
    #expect(try server.ask(base + "a/").text.contains("<title>Songs"))
  }

  @Test("a new path in 'url' moves the site, and is told")
  func moves() throws {
    let site = try site()
    let serving = try ServingProgram(in: site)
    let (server, _) = try serving.address()
    try site.write("title: Shelf\nurl: https://shelf.example.org/other\n", to: "Site/site.yml")
    let moved = try serving.address()
    #expect(moved.base == "/other/")
    #expect(moved.server == server)
    #expect(try server.ask("/other/a/").status == 200)
    #expect(try server.ask("/long/a/").status == 404)
  }

  @Test("LR-14 a build beside it is no change of the site")
  func buildBeside() async throws {
    let site = try site()
    let serving = try ServingProgram(in: site)
    _ = try serving.address()
    #expect(await site.run("build").status == .done)
    try site.write("---\ntitle: Girls\nsearch: {store: itunes, term: a}\n---\n", to: "Queries/a.md")
    #expect(try serving.line().hasSuffix(" files changed"))
    #expect(try serving.stop().output.split(separator: "\n").count == 3)
  }

  @Test("what a fetch brings that is not kept is shown, also when there was nothing of the kind")
  func answersThatAreNotKept() throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a"))
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    for title in ["Mia", "Nora"] {
      try site.record("a", [StoreAnswers.itunes(StoreAnswers.song(1, title))], isKept: false)
      while try !server.ask(base + "a/").text.contains(title) { try serving.line() }
    }
  }

  @Test("LR-07 a port that is asked for and taken is an error that names it")
  func portTaken() throws {
    let site = try site()
    let serving = try ServingProgram(in: site)
    let port = try serving.address().server.port
    let run = try ServingProgram("--port", "\(port)", in: site).end()
    #expect(run.status == .failed)
    #expect(run.output == "")
    #expect(run.remarks.hasPrefix("error: The port \(port) is taken by another program.\nhint: "))
  }

  @Test(
    "Ctrl-C and a request to end stop it with 0, also while a page is open",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func stops(_ signal: Int32) throws {
    let site = try site()
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    let page = try OpenPage(base, at: server)
    let run = try serving.stop(by: signal)
    #expect(run.status == .done)
    #expect(run.remarks == "")
    #expect(run.output.hasSuffix("\nStopped.\n"))
    try page.end()
  }

  @Test("a server that others reach is told of")
  func openToOthers() throws {
    let site = try site()
    let serving = try ServingProgram("--host", "0.0.0.0", in: site)
    let (server, base) = try serving.address()
    #expect(base == "/long/")
    for url in PreviewAddress(host: "0.0.0.0", port: server.port).networkURLs(of: .root) {
      #expect(try serving.line() == "On this network: \(url)long/")
    }
    #expect(
      serving.remarks.contains(
        "warning: Everybody who reaches this machine over its network can see the site.\n"))
    #expect(try serving.stop().status == .done)
  }

  @Test("drafts are shown when they are asked for")
  func drafts() throws {
    let site = try site(Fixtures.query("b", more: "draft: true", songs: "Vera"))
    let without = try ServingProgram(in: site)
    #expect(try without.address().server.ask("/long/b/").status == 404)
    let with = try ServingProgram("--drafts", in: site)
    #expect(try with.address().server.ask("/long/b/").status == 200)
  }

  @Test("no store is asked, also for what was never recorded")
  func neverAsks() throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a"))
    let serving = try ServingProgram(in: site)
    let (server, base) = try serving.address()
    #expect(try server.ask(base + "a/").status == 200)
    let run = try serving.stop()
    #expect(run.remarks.contains("warning: Nothing is recorded yet for 'a'.\n"))
  }

  @Test("the browser of the environment gets the address")
  func opensABrowser() throws {
    let site = try site()
    try site.write(
      "#!/bin/sh\necho \"$1 $2\" > opened.new && mv opened.new opened\n", to: "browser")
    #expect(unsafe chmod("\(site.path)/browser", 0o755) == 0)
    let serving = try ServingProgram(
      "--open", in: site,
      variables: ["BROWSER": "not-there:\(site.path)/browser --new %s", "PATH": "/usr/bin:/bin"])
    let (server, base) = try serving.address()
    for _ in 0..<12_000 where !site.has("opened") { usleep(10_000) }
    #expect(try site.text("opened") == "--new http://127.0.0.1:\(server.port)\(base)\n")
    #expect(try serving.stop().remarks == "")
  }

  @Test("without a browser the site is served, and one sentence tells")
  func withoutBrowser() throws {
    let site = try site()
    let serving = try ServingProgram("--open", in: site, variables: ["PATH": site.path])
    let (server, base) = try serving.address()
    #expect(try server.ask(base).status == 200)
    let run = try serving.stop()
    #expect(run.status == .done)
    #expect(run.remarks.hasPrefix("No browser could be opened; open the address yourself: http://"))
  }
}
