import Preview
import Testing

/// What a link leads to may change without a change to anything that the system watches.
@Suite(.timeLimit(.minutes(2))) struct LinkTargetTests {
  @Test("a file that is made after the link to it")
  func madeLater() async throws {
    let folder = try Folder()
    try folder.makeFolder("Queries")
    try folder.link("Queries/a.csv", to: "../data/a.csv")
    let site = try WatchedSite(folder)
    let wanted: Set = ["Queries/a.csv"]
    try folder.write("1", to: "data/a.csv")
    await site.wait(for: wanted)
    try folder.write("22", to: "data/a.csv")
    #expect(try await site.changes(before: "Queries/1.md", with: wanted) == wanted)
  }

  @Test("a file whose folder is removed and made again")
  func folderMadeAgain() async throws {
    let folder = try Folder()
    try folder.makeFolder("Queries")
    try folder.write("1", to: "data/a.csv")
    try folder.link("Queries/a.csv", to: "../data/a.csv")
    let site = try WatchedSite(folder)
    let wanted: Set = ["Queries/a.csv"]
    try folder.remove("data")
    await site.wait(for: wanted)
    try folder.write("22", to: "data/a.csv")
    await site.wait(for: wanted)
    try folder.write("333", to: "data/a.csv")
    #expect(try await site.changes(before: "Queries/1.md", with: wanted) == wanted)
  }

  @Test("another link on the way is made to lead elsewhere", arguments: [false, true])
  func switched(isFolder: Bool) async throws {
    let folder = try Folder()
    try folder.makeFolder("Queries")
    try folder.write("1", to: "extra/one/a.md")
    try folder.write("22", to: "extra/two/a.md")
    try folder.link("extra/now", to: "one")
    try folder.link(
      isFolder ? "Queries/x" : "Queries/a.md", to: isFolder ? "../extra/now" : "../extra/now/a.md")
    let site = try WatchedSite(folder)
    let wanted: Set = [isFolder ? "Queries/x/a.md" : "Queries/a.md"]
    try folder.remove("extra/now")
    try folder.link("extra/now", to: "two")
    await site.wait(for: wanted)
    try folder.write("333", to: "extra/two/a.md")
    #expect(try await site.changes(before: "Queries/1.md", with: wanted).isSuperset(of: wanted))
  }

  @Test("LR-02 a file that is removed and written again a little later is reported once")
  func removedForAMoment() async throws {
    let folder = try Folder()
    try folder.write("old", to: "Queries/a.md")
    let site = try WatchedSite(folder, quiet: .seconds(10))
    let time = try await ContinuousClock().measure {
      try folder.remove("Queries/a.md")
      try await Task.sleep(for: .milliseconds(50))
      try folder.write("new", to: "Queries/a.md")
    }
    #expect(await site.watcher.next()?.paths == ["Queries/a.md"])
    try folder.write("marker", to: "Queries/marker.md")
    // A file that comes so late is another.
    let isLate = time > .seconds(1)
    #expect(await site.watcher.next()?.paths == ["Queries/marker.md"] || isLate)
  }
}
