import Command
import Foundation
import Testing

/// The same inputs give the same bytes: on any machine, in any locale and time zone, on any day.
@Suite struct DeterminismTests {
  @Test("AZ-21 other folder, locale, time zone, file dates, and another process: the same bytes")
  func sameBytes() async throws {
    let one = try TestSite.sample()
    #expect(await one.run("build").status == .done)
    let expected = try one.contents()
    #expect(expected.count > 300)

    let other = try TestSite.sample()
    try other.touch(Date(timeIntervalSince1970: 400_000_000))
    let run = try Program.run(
      ["build", "--strict"], in: other.path,
      variables: ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(run.status == .done)
    #expect(run.remarks == "")
    let contents = try other.contents()
    #expect(contents.keys.sorted() == expected.keys.sorted())
    for (file, bytes) in contents where bytes != expected[file] {
      Issue.record("\(file) differs")
    }
  }

  @Test("SG-29 no file is packed, so none has the time of its packing in it")
  func unpacked() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("build").status == .done)
    for (file, bytes) in try site.contents() {
      #expect(!bytes.starts(with: [0x1F, 0x8B]), "\(file)")
    }
  }

  @Test("no file tells when, where or by whom it was built; SG-35 none points at this machine")
  func noTraces() async throws {
    let site = try TestSite(
      Fixtures.settings
        + Fixtures.query("a", songs: "Mia", "Ärger", "99 Songs", "Отец")
        + "-- Site/Pages/about.md --\n---\ntitle: About\n---\nHello\n")
    #expect(await site.run("build").status == .done)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let year = String(calendar.component(.year, from: Date()))
    let traces = [
      "localhost", "127.0.0.1", "EventSource", "WebSocket", "livereload", site.path,
      FileManager.default.temporaryDirectory.path(percentEncoded: false),
      ProcessInfo.processInfo.hostName, year,
    ]
    for (file, bytes) in try site.contents() {
      let text = String(decoding: bytes, as: UTF8.self)
      for trace in traces where text.contains(trace) {
        Issue.record("\(file) has '\(trace)' in it")
      }
    }
  }

  @Test("SG-27 what only a run knows stays out of the site: options, environment, time")
  func options() async throws {
    let text = Fixtures.settings + Fixtures.query("a", songs: "Mia", "Nora")
    let one = try TestSite(text)
    let other = try TestSite(text)
    await one.run("build")
    await other.run(
      "build", "-q", "--strict", "--offline", "--keep-going", "--output", "out/site",
      variables: ["GITHUB_ACTIONS": "true", "NO_COLOR": "1"], now: 4_102_444_800_000_000_000)
    #expect(try one.contents() == other.contents(of: "out/site"))
  }
}
