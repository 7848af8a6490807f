import Testing

/// Watched folders that are links, or lie in a folder which is not watched itself.
@Suite(.timeLimit(.minutes(2))) struct WatchedTopTests {
  @Test(
    "a watched folder that is a link to another of the site", arguments: [false, true])
  func linkedTop(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "kept/queries/music/a.md")
    try folder.link("Queries", to: "kept/queries")
    let site = try WatchedSite(folder, polling: polling)
    let old: Set = ["Queries/music/a.md"]
    try folder.write("other", to: "kept/queries/music/a.md")
    #expect(try await site.changes(before: "Queries/1.md", with: old) == old)
    let new: Set = ["Queries/jazz/b.md"]
    try folder.write("x", to: "kept/queries/jazz/b.md")
    #expect(try await site.changes(before: "Queries/2.md", with: new) == new)
  }

  @Test("two watched folders that are one", arguments: [false, true])
  func sharedTop(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "shared/a.md")
    try folder.link("Queries", to: "shared")
    try folder.link("Templates", to: "shared")
    let site = try WatchedSite(folder, polling: polling)
    try folder.write("other", to: "shared/a.md")
    let wanted: Set = ["Queries/a.md", "Templates/a.md"]
    let found = try await site.changes(before: "Queries/1.md", with: wanted)
    #expect(found.subtracting(["Templates/1.md"]) == wanted)
  }

  @Test("a watched folder that is replaced by a link, and back", arguments: [false, true])
  func replacedByLink(polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "Queries/a.md")
    try folder.makeFolder("kept")
    let site = try WatchedSite(folder, polling: polling)
    let wanted: Set = ["Queries/a.md"]
    try folder.move("Queries", to: "kept/queries")
    try folder.link("Queries", to: "kept/queries")
    #expect(
      try await site.changes(before: "Queries/1.md").isSubset(of: ["Queries", "Queries/a.md"]))
    try folder.write("other", to: "kept/queries/a.md")
    #expect(try await site.changes(before: "Queries/2.md", with: wanted).isSuperset(of: wanted))
    try folder.remove("Queries")
    try folder.move("kept/queries", to: "Queries")
    let back = try await site.changes(before: "Queries/3.md")
    let all: Set = ["Queries", "Queries/a.md", "Queries/1.md", "Queries/2.md"]
    #expect(back.isSubset(of: all))
    try folder.write("third", to: "Queries/a.md")
    #expect(try await site.changes(before: "Queries/4.md", with: wanted).isSuperset(of: wanted))
  }

  @Test(
    "what a link leads to is put away and comes back", arguments: ["Queries", "Site/Assets"],
    [false, true])
  func replacedTarget(_ link: String, polling: Bool) async throws {
    let folder = try Folder()
    try folder.write("x", to: "kept/one/a.md")
    try folder.link(link, to: "\(folder.path)/kept/one")
    let site = try WatchedSite(folder, polling: polling)
    try folder.move("kept/one", to: "kept/two")
    let gone: Set = ["\(link)/a.md"]
    await site.wait(for: gone)
    try folder.write("other", to: "kept/new/a.md")
    try folder.move("kept/new", to: "kept/one")
    await site.wait(for: gone)
    try folder.write("third", to: "kept/one/a.md")
    await site.wait(for: gone)
  }

  @Test(
    "a watched folder in one that is not watched comes, changes and goes",
    arguments: [false, true])
  func innerTop(polling: Bool) async throws {
    let folder = try Folder()
    try folder.makeFolder("Queries")
    let site = try WatchedSite(folder, excluding: [".cache"], polling: polling)
    let answer = ".cache/answers/books/1.json"
    for number in 1...2 {
      try folder.write("x", to: ".cache/built.txt")
      #expect(try await site.changes(before: "Queries/\(number)a.md").isEmpty)
      try folder.write("x", to: answer)
      let made: Set = [".cache/answers", answer]
      #expect(try await site.changes(before: "Queries/\(number)b.md", with: made) == made)
      try folder.write("other", to: answer)
      try folder.write("other", to: ".cache/built.txt")
      try folder.write("x", to: ".cache/pending/books/1.json")
      try folder.write("x", to: ".cache/answers/.books.thumbindex-new/1.json")
      #expect(
        try await site.changes(before: "Queries/\(number)c.md", with: [answer]) == [answer])
      // Both alone, and with what it lies in.
      try folder.remove(number == 1 ? ".cache/answers" : ".cache")
      #expect(try await site.changes(before: "Queries/\(number)d.md", with: made) == made)
    }
  }
}
