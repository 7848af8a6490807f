import Diagnostics
import QueryFiles
import TestSupport
import Testing

@Suite struct SiteSourcesTests {
  private static let good = "---\ntitle: T\nsearch: {store: omdb, s: a}\n---\n"
  private static let files = [
    file("Site/site.yml", "title: S"),
    file("Queries/b.md", good),
    file("Queries/music/a.md", good),
    file("Queries/Z.md", good),
    file("Queries/l.yml", "title: L\nsearch: {store: omdb}\nqueries: {csv: l.csv}"),
    file("Queries/l.csv", "term\ny\nx\n"),
    file("Site/Pages/about.md", "---\ntitle: About\nnavigation: 2\ndescription: D\n---\nHi"),
    file("Site/Pages/more/terms.md", "---\ntitle: Terms\n---\n"),
    file("Site/Assets/a.png", "x"), file("Site/Responses/b/1-1.json", "{"),
    file("README.md", "x"),
  ]

  @Test func readsAWholeSite() throws {
    let reading = SiteSources.read(Self.files, stores: stores)
    #expect(reading.diagnostics.isEmpty)
    let sources = try #require(reading.sources)
    #expect(sources.settings.title == "S")
    #expect(sources.queries.map(\.name) == ["Z", "b", "l/x", "l/y", "music/a"])
    #expect(sources.lists.map(\.name) == ["l"])
    #expect(sources.lists.first?.entries == ["l/y", "l/x"])
    #expect(sources.pages.map(\.name) == ["about", "more/terms"])
    #expect(sources.pages.map(\.navigation) == [2, nil])
    #expect(sources.pages.first?.body.text == "Hi")
    #expect(sources.pages.first?.description == "D")
  }

  @Test func doesNotDependOnTheOrderOfFiles() {
    let other = SiteSources.read(Self.files.reversed(), stores: stores)
    let one = SiteSources.read(Self.files, stores: stores)
    #expect(one.sources?.queries == other.sources?.queries)
    #expect(one.sources?.pages == other.sources?.pages)
  }

  @Test func reportsTheFaultsOfAllFiles() {
    let faulty = [
      file("Queries/a.md", "---\ntitle: *x\n---\n"), file("Queries/b.md", Self.good),
      file("Queries/c.md", "no"), file("Queries/l.yml", "title: [\n"),
      file("Site/Pages/p.md", "---\ntitle:\nnavigation: first\n---\n"),
      SiteFile(path: "Queries/d.md", bytes: [0x2D, 0xFF]), file("Site/site.yml", "title: S"),
    ]
    let reading = SiteSources.read(faulty, stores: stores)
    #expect(
      reading.diagnostics.map { $0.place?.description } == [
        "Queries/a.md:2:1", "Queries/a.md:2:8", "Queries/c.md:1:1", "Queries/d.md:1:2",
        "Queries/l.yml:1:8", "Site/Pages/p.md:2:1", "Site/Pages/p.md:3:13",
      ])
    #expect(reading.sources?.queries.map(\.name) == ["b"])
  }

  @Test("A file that cannot be read hides neither its own name nor the faults of others")
  func keepsUnreadableFiles() {
    let unreadable = { (path: String) in
      SiteFile(
        path: path,
        contents: .failure(Diagnostic(.error, at: Place(file: path), "This cannot be read.")))
    }
    let reading = SiteSources.read(
      [
        unreadable("Queries/a.md"), unreadable("Queries/l.csv"), unreadable("Site/site.yml"),
        file("Queries/b.md", "no"),
        file("Queries/l.yml", "title: L\nsearch: {store: omdb}\nqueries: {csv: l.csv}"),
      ], stores: stores)
    #expect(
      reading.diagnostics.map { $0.place?.description } == [
        "Queries/a.md", "Queries/b.md:1:1", "Queries/l.csv", "Site/site.yml",
      ])
    #expect(reading.sources == nil)
  }

  @Test("A file with a fault on every line does not flood the others")
  func limitsFaults() {
    let ids = (0..<5000).map { "- x\($0)" }.joined(separator: "\n")
    let reading = SiteSources.read(
      [
        file("Queries/a.md", "---\ntitle: a\nsearch: {store: omdb, s: b}\nhide:\n\(ids)\n---\n"),
        file("Queries/b.md", "no"), file("Site/site.yml", "title: S"),
      ], stores: stores)
    #expect(reading.diagnostics.count == 52)
    #expect(reading.diagnostics.last?.summary == "4950 more like these are not shown.")
    #expect(reading.diagnostics.last?.severity == .error)
    #expect(reading.diagnostics.contains { $0.place?.file == "Queries/b.md" })
  }

  @Test("Groups without a query are told, with the nearest folder; faulty queries count")
  func emptyGroups() {
    let settings = "title: S\ngroups:\n  musik: Music\n  films: Films\n"
    let reading = SiteSources.read(
      [
        file("Site/site.yml", settings), file("Queries/music/a.md", Self.good),
        file("Queries/films/b.md", "no"),
      ], stores: stores)
    let warnings = reading.diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.summary) == ["There are no queries in a folder 'Queries/musik'."])
    #expect(warnings.map(\.hints) == [["Did you mean 'music'?"]])
    #expect(warnings.first?.place == Place(file: "Site/site.yml", line: 3, column: 3))
  }

  @Test(arguments: [
    (nil, "Make this file with at least a line such as 'title: My catalog'."),
    ("Site/site.yaml", "Rename 'Site/site.yaml' to 'Site/site.yml'."),
  ])
  func needsSettings(_ other: String?, _ hint: String) {
    let files = [file("Queries/b.md", Self.good)] + (other.map { [file($0, "title: S")] } ?? [])
    let reading = SiteSources.read(files, stores: stores)
    #expect(reading.sources == nil)
    #expect(reading.diagnostics.map(\.summary) == ["This site has no file of settings."])
    #expect(reading.diagnostics.first?.place == Place(file: "Site/site.yml"))
    #expect(reading.diagnostics.first?.hints == [hint])
  }

  @Test(arguments: [
    ("Queries/a.txt", "Queries end in '.md' and lists in '.yml'; move other files away."),
    ("Queries/a", "Queries end in '.md' and lists in '.yml'; move other files away."),
    ("Queries/a.yaml", "Rename it so that its name ends in '.yml'."),
    ("Queries/x/a.MD", "Rename it so that its name ends in '.md'."),
    ("Queries/a.markdown", "Rename it so that its name ends in '.md'."),
    ("Queries/a.CSV", "Rename it so that its name ends in '.csv'."),
    (
      "Queries/a.csv",
      "To use it, write 'queries: {csv: …}' in a list beside it; else move it away."
    ),
    ("Site/Pages/a.html", "Pages end in '.md'; move other files to Site/Assets."),
  ])
  func warnsOfFilesThatAreNotRead(_ path: String, _ hint: String) {
    let reading = SiteSources.read(
      [file("Site/site.yml", "title: S"), file(path, "x")], stores: stores)
    #expect(reading.sources != nil)
    #expect(reading.diagnostics.map(\.summary) == ["This file is not read."])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.first?.place == Place(file: path))
    #expect(reading.diagnostics.first?.hints == [hint])
  }

  @Test func doesNotWarnOfTheTableOfAFaultyList() {
    let files = [
      file("Site/site.yml", "title: S"), file("Queries/l.yml", "queries: {csv: l.csv}"),
      file("Queries/l.csv", "term\na"),
    ]
    #expect(
      SiteSources.read(files, stores: stores).diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func namesBothQueriesOfAName() {
    let files = [
      file("Site/site.yml", "title: S"), file("Queries/l/x.md", Self.good),
      file("Queries/l.yml", "title: L\nsearch: {store: omdb}\nqueries: [x]"),
    ]
    let reading = SiteSources.read(files, stores: stores)
    #expect(
      reading.diagnostics.map(\.description) == [
        """
        Queries/l/x.md:1:1: error: Two queries are named 'l/x', the other at Queries/l.yml:3:11.
        hint: Rename the file, or give the entry of the list a 'name' of its own.
        """
      ])
  }

  /// Whatever stands in the files, reading ends, and each fault lies inside of its file.
  @Test func survivesEveryMutation() throws {
    var random = SeededGenerator(seed: 11)
    let odd =
      Array("\t\n\r :-?[]{},#&*!|>'\"%@`~\\<=./é東😀0\u{0}\u{85}\u{2028}\u{FEFF}".utf8) + [
        0xFF, 0xC3,
      ]
    for _ in 0..<400 {
      let mutated = try Self.files.map { file in
        var bytes = try file.contents.get()
        for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[index] = odd.randomElement(using: &random) ?? 0
          case 1: bytes.insert(odd.randomElement(using: &random) ?? 0, at: index)
          default: bytes.remove(at: index)
          }
        }
        return SiteFile(path: file.path, bytes: bytes)
      }
      for diagnostic in SiteSources.read(mutated, stores: stores).diagnostics {
        let place = try #require(diagnostic.place)
        let file = try #require(
          mutated.first { $0.path == place.file } ?? Self.files.first { $0.path == place.file })
        guard let position = place.position,
          let source = try? SourceFile(path: file.path, bytes: file.contents.get())
        else { continue }
        let line = source.line(position.line)
        #expect(line != nil, "\(diagnostic)")
        #expect(position.column <= (line?.unicodeScalars.count ?? 0) + 1, "\(diagnostic)")
      }
    }
  }

  @Test func survivesRandomBytes() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let front = Array("---\n".utf8) + bytes.map { $0 & 0x7F } + Array("\n---\n".utf8)
      let files = [
        SiteFile(path: "Queries/a.md", bytes: front), SiteFile(path: "Queries/b.md", bytes: bytes),
        SiteFile(path: "Queries/l.yml", bytes: bytes.map { $0 & 0x7F }),
        file("Queries/m.yml", "title: L\nsearch: {store: omdb}\nqueries: {csv: m.csv}"),
        SiteFile(path: "Queries/m.csv", bytes: bytes.map { $0 & 0x7F }),
        SiteFile(path: "Site/site.yml", bytes: bytes.map { $0 & 0x7F }),
      ]
      #expect(!SiteSources.read(files, stores: stores).diagnostics.isEmpty)
    }
  }
}
