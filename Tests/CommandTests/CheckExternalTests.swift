import Command
import Recording
import StoreServer
import Testing

/// `check --external`: links to the pages of others.
@Suite struct CheckExternalTests {
  /// A site whose page About has these lines of text, from line 4 on.
  private static func site(_ lines: String...) throws -> TestSite {
    try TestSite(
      Fixtures.settings + Fixtures.query("a", songs: "Mia", "Nora") + """
        -- Site/Pages/about.md --
        ---
        title: About
        ---
        \(lines.joined(separator: "\n"))

        """)
  }

  /// Answers by the end of an address; 200 to all others, as by the program's own link.
  private static let web = Transport { message in
    let name = message.address.split(separator: "/").last ?? ""
    if let status = Int(name) { return .success(HTTPAnswer(status: status)) }
    switch name {
    case "moved":
      var answer = HTTPAnswer(status: 200)
      answer.newAddress = "https://b.example/"
      return .success(answer)
    case "unknown.example": return .failure(.unknownHost("Couldn't resolve host name"))
    case "slow": return .failure(.timedOut(seconds: 15))
    default: return .success(HTTPAnswer(status: 200))
    }
  }

  @Test("links that lead nowhere are warnings where they are written")
  func gone() async throws {
    let site = try Self.site(
      "[a](https://a.example/404#x), [b](https://a.example/fine) and <https://a.example/410>.",
      "", "See [c](https://unknown.example/).")
    let run = await site.run("check", "--external", transport: Self.web)
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        Site/Pages/about.md:4:5: warning: The link 'https://a.example/404' leads to no page: its host \
        answers 404.
            [a](https://a.example/404#x), [b](https://a.example/fine) and <https://a.example/410>.
                ^
        hint: Look for the new address of the page, or take the link out.
        hint: It stands on 'about/index.html'.
        Site/Pages/about.md:4:64: warning: The link 'https://a.example/410' leads to no page: its host \
        answers 410.
            [a](https://a.example/404#x), [b](https://a.example/fine) and <https://a.example/410>.
                                                                           ^
        hint: Look for the new address of the page, or take the link out.
        hint: It stands on 'about/index.html'.
        Site/Pages/about.md:6:9: warning: The link 'https://unknown.example/' leads to no host of that \
        name.
            See [c](https://unknown.example/).
                    ^
        hint: Look whether its name is spelled right, or take the link out.
        hint: It stands on 'about/index.html'.
        3 warnings.

        """)
    #expect(
      await site.run("check", "--external", "--strict", transport: Self.web).status == .failed)
    #expect(await site.run("check").remarks == "")
  }

  @Test("what cannot be looked at is told in one line, and links to stores are left out")
  func unclear() async throws {
    let site = try Self.site(
      "[a](https://a.example/403) [b](https://b.example/slow) [c](https://c.example/503)")
    let run = await site.run("check", "--external", transport: Self.web)
    #expect(
      run
        == Run(
          status: .done,
          output: """
            3 links could not be looked at: a.example (403), b.example (no answer in 15 s), c.example (503)
            2 links to stores were not asked, since recordings have brought them
            No faults found

            """, remarks: ""), "\(run)")
  }

  @Test("a link to a store that the owner has written is asked")
  func ownersStoreLink() async throws {
    let site = try Self.site("[a](https://music.apple.com/us/album/404)")
    let run = await site.run("check", "--external", transport: Self.web)
    #expect(
      run.remarks.contains("Site/Pages/about.md:4:5: warning: The link 'https://music.apple.com"),
      "\(run)")
  }

  @Test("without a network no host is called unknown; nothing but addresses is asked")
  func offline() async throws {
    let site = try Self.site("[a](https://a.example/)")
    let run = await site.run(
      "check", "--external", transport: Transport { _ in .failure(.unknownHost("none")) })
    #expect(run.status == .done)
    #expect(run.output.contains("a.example (no such host, or no network)"), "\(run)")
  }

  @Test("a page that has moved for good is told with -v only")
  func moved() async throws {
    let site = try Self.site("[a](https://a.example/moved)")
    let line =
      "Site/Pages/about.md:4:5: 'https://a.example/moved' has moved for good to 'https://b.example/'.\n"
    #expect(!(await site.run("check", "--external", transport: Self.web)).remarks.contains(line))
    #expect(
      (await site.run("check", "--external", "-v", transport: Self.web)).remarks.contains(line))
  }

  @Test("links to the site itself are not asked of the network; the same link is asked once")
  func once() async throws {
    let server = try StoreServer { request in
      request.method == "HEAD" ? ServedAnswer(status: 405) : ServedAnswer(status: 404)
    }
    defer { server.stop() }
    let site = try Self.site(
      "[a](\(server.address)/x) [b](\(server.address)/x#y) [c](https://shelf.example.org/long/zz/)",
      "![d](\(server.address)/picture.png)")
    let run = await site.run("check", "--external", transport: .sockets)
    #expect(
      run.remarks.contains(
        "Site/Pages/about.md:4:5: warning: The link '\(server.address)/x' leads "), "\(run)")
    #expect(server.requests.map(\.method) == ["HEAD", "GET"])
  }
}
