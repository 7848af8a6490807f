import Command
import Recording
import StoreServer
import Testing

/// Recordings are no files of the owner's: what is damaged of them is named, and no mistake for which
/// nothing is published.
@Suite struct DamagedRecordingTests {
  /// A site with a query whose record is damaged, and a sound one.
  private func site(asking server: StoreServer? = nil) throws -> TestSite {
    let site = try TestSite(
      (server.map { Fixtures.settings(asking: $0) } ?? Fixtures.settings)
        + Fixtures.query("a", songs: "Eva") + Fixtures.query("b", songs: "Mia"))
    try site.write("<<<<<<< HEAD", to: "Site/Responses/a/record.json")
    return site
  }

  @Test("--offline, a query with a damaged record is one without a recording")
  func offline() async throws {
    let site = try site()
    let remarks = """
      Site/Responses/a/record.json: warning: This record of responses is damaged: it is no JSON, \
      or is cut off.
      hint: Take it back from version control, or let the stores be asked again.
      Queries/a.md:1:1: warning: Nothing that can be used is recorded for 'a'.
      hint: Run 'thumbindex fetch a' to ask the stores.
      2 warnings.

      """
    let run = await site.run("build", "--offline")
    #expect(run.status == .partial)
    #expect(run.remarks == remarks)
    #expect(try site.page("a/index.html").contains("thumbindex fetch a"))
    #expect(try site.page("b/index.html").titles == ["Mia"])
    #expect(await site.run("check") == Run(status: .done, output: "", remarks: remarks))
  }

  @Test("beside a store that refuses, all is said once and without contradiction")
  func refused() async throws {
    let server = try StoreServer { _ in ServedAnswer("", status: 404) }
    defer { server.stop() }
    let site = try site(asking: server)
    let run = await site.run("build", now: Fixtures.spring, transport: .sockets)
    #expect(run.status == .partial)
    #expect(
      run.remarks == """
        Site/Responses/a/record.json: warning: This record of responses is damaged: it is no JSON, \
        or is cut off.
        hint: Its query is asked anew.
        Queries/a.md:1:1: warning: iTunes Search answered with status 404.
        hint: The answers beside the damaged record stay.
        Queries/a.md:1:1: warning: Nothing that can be used is recorded for 'a', and this run could \
        not fetch it.
        hint: Its page says so, until a fetch of it succeeds.
        3 warnings.

        """)
    #expect(try site.page("b/index.html").titles == ["Mia"])
    #expect(try site.text("Site/Responses/a/1-1.json").contains("Eva"))
  }

  @Test(
    "a response that is gone is one error of the build, though a fetch in vain warned of it too")
  func gone() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Eva"))
    try site.remove("Site/Responses/a/1-1.json")
    let run = await site.run("build", now: Fixtures.spring)
    #expect(run.status == .failed)
    let fault = "This recorded response cannot be read.\n"
    #expect(run.remarks.contains("Site/Responses/a/1-1.json: error: \(fault)"), "\(run)")
    #expect(!run.remarks.contains("warning: \(fault)"))
    #expect(!site.has("_site"))
  }

  @Test(
    "a response that was altered is used, and named; a fetch takes it for no change of the store")
  func altered() async throws {
    let server = try StoreServer.playing(["a": ServedAnswer(StoreAnswers.songs("Mia", "Nora"))])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server) + Fixtures.query("a", songs: "Mia", "Nora"))
    try site.write(StoreAnswers.songs("Eva"), to: "Site/Responses/a/1-1.json")
    let remarks = """
      Site/Responses/a/1-1.json: warning: This response is not as it was recorded.
      hint: It is used as it stands; 'thumbindex fetch a' replaces it.
      1 warning.

      """
    for command in ["build", "check"] {
      let run = await site.run(command, now: Fixtures.spring, transport: .sockets)
      #expect(run.status == .done && run.remarks == remarks)
    }
    #expect(try site.page("a/index.html").titles == ["Eva"])
    #expect(server.requests.isEmpty)
    let fetch = await site.run("fetch", now: Fixtures.spring, transport: .sockets)
    #expect(fetch.output == "1 query, 1 request: 1 unchanged.\n")
    #expect(fetch.remarks.contains("hint: It is replaced as soon as the store answers.\n"))
    #expect(!site.has("Site/Responses/a/history.jsonl"))
    #expect(await site.run("build", now: Fixtures.spring).remarks == "")
  }

  @Test("a store that is given up leaves nothing that a later build would go on with")
  func givenUp() async throws {
    let server = try StoreServer { _ in
      ServedAnswer("", status: 403, headers: ["retry-after": "3600"])
    }
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server)
        + (1...12).map { Fixtures.query("q\($0)") }.joined())
    for _ in 1...2 {
      let run = await site.run("build", now: Fixtures.spring, transport: .sockets)
      #expect(run.status == .partial)
      #expect(run.output.contains("Not asked because of that: "), "\(run)")
      #expect(!"\(run)".contains("Going on with"))
      #expect(!site.has(".thumbindex/fetch.json"))
    }
  }
}
