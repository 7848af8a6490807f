import Foundation
import Recording
import StoreServer
import Testing

/// `docs/commands-json.md` names every member that a command writes.
@Suite struct JSONDocumentationTests {
  private static let song = StoreAnswers.song(
    1, "The Mia",
    """
    "artistName":"Anna","artistViewUrl":"https://music.apple.com/us/artist/1",\
    "collectionName":"Album","trackNumber":1,"trackCount":9,"trackPrice":1.29,"currency":"USD",\
    "releaseDate":"1975-11-21T12:00:00Z","primaryGenreName":"Rock","trackTimeMillis":61000,\
    "trackExplicitness":"explicit","previewUrl":"https://audio-ssl.itunes.apple.com/a.m4a",\
    "artworkUrl100":"https://is1-ssl.mzstatic.com/image/a/100x100bb.jpg","discNumber":1
    """)

  @Test("every member of every command's JSON is in the page about it")
  func members() async throws {
    let server = try StoreServer.playing(["a": ServedAnswer(StoreAnswers.itunes(Self.song))])
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server)
        + Fixtures.query("a", more: "index: {articles: ignore}\nitems: {itunes:1: {sort-as: B}}"))
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/commands-json.md"), encoding: .utf8)
    let commands = [
      ["search", "itunes", "a", "--json"], ["fetch", "--dry-run", "--json"], ["fetch", "--json"],
      ["explain", "itunes:1", "--json"],
    ]
    for command in commands {
      let run = await site.run(command, now: Fixtures.spring, transport: .sockets)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let keys = Self.keys(of: object)
      #expect(keys.count > 5, "\(command)")
      for key in keys.sorted() {
        #expect(page.contains("`\(key)`"), "\(command): \(key)")
      }
    }
  }

  private static func keys(of value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(of: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
  }
}
