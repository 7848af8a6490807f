import Diagnostics
import FileSystem
import Foundation
import Recording
import Testing

/// Folders of recordings that are symbolic links.
@Suite struct FetchingLinkTests {
  private let site: FetchingSite
  /// A folder outside of the site, which goes with the test.
  private let outside: SiteOnDisk

  init() throws {
    site = try FetchingSite()
    outside = try SiteOnDisk()
    site.query("music/queen", "store: itunes\nterm: queen")
    site.query("books", "store: google-books\nq: battle")
    site.say("term=queen", .body(.songs(1)))
    site.say("q=battle", .body(#"{"items":[{"id":"b","volumeInfo":{"title":"B"}}]}"#))
    site.say("startIndex", .body("{\"totalItems\":1}"))
  }

  private func link(_ path: String, to target: String) throws {
    let location = "\(site.path)/\(path)"
    try Disk.system.makeFolders((location as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      atPath: location, withDestinationPath: target)
  }

  @Test(
    "one that leads out of the site is named before anything is asked or written",
    arguments: [
      "Site", "Site/Responses", "Site/Responses/music", "Site/Responses/music/queen",
      ".thumbindex", ".thumbindex/responses", ".thumbindex/responses/books",
      ".thumbindex/pending", ".thumbindex/pending/books",
    ])
  func leadsOut(_ path: String) async throws {
    try link(path, to: outside.path)
    let fault = await #expect(throws: Diagnostic.self) { try await site.fetch() }
    #expect(
      fault
        == Diagnostic(
          .error, at: Place(file: path),
          "Nothing is recorded through this link: it leads out of the site, to '\(outside.path)'.",
          hints: ["Put a folder in its place, or let it lead to one inside the site."]))
    #expect(site.asked.isEmpty && outside.files().isEmpty)
  }

  @Test("so is a list of requests that is one, and a link that leads to nothing")
  func files() async throws {
    try outside.write("", to: "list")
    try link(".thumbindex/requests", to: "\(outside.path)/list")
    let fault = await #expect(throws: Diagnostic.self) { try await site.fetch() }
    #expect(fault?.place == Place(file: ".thumbindex/requests"))
    try site.remove(".thumbindex/requests")
    try link("Site/Responses", to: "nowhere")
    let other = await #expect(throws: Diagnostic.self) { try await site.fetch() }
    #expect(
      other?.summary == "Nothing is recorded through this link: it leads to nothing.")
    #expect(site.asked.isEmpty)
  }

  @Test("one that stays in the site is fine", arguments: ["Site/Responses", ".thumbindex"])
  func staysInside(_ path: String) async throws {
    try Disk.system.makeFolders("\(site.path)/Recorded")
    try link(path, to: "\(site.path)/Recorded")
    #expect(try await site.fetch().queries.map(\.outcome) == [.first, .first])
    #expect(try site.record("music/queen").responses.count == 1)
    let kind = try Disk.system.status("\(site.path)/\(path)")?.kind
    #expect(kind == .link)
  }

  @Test("recordings are read through any link") func reads() async throws {
    try await site.fetch()
    let folder = "\(site.path)/Site/Responses/music"
    try FileManager.default.moveItem(atPath: folder, toPath: "\(outside.path)/music")
    try link("Site/Responses/music", to: "\(outside.path)/music")
    #expect(try site.record("music/queen").responses.count == 1)
  }
}
