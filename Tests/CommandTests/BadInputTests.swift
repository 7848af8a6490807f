import Command
import Testing

/// Input that no well-meaning person writes: nothing crashes or hangs, and each fault is told in one
/// clear sentence with its place.
@Suite struct BadInputTests {
  @Test("an answer cut off anywhere is one error at its file")
  func cutOffAnswers() async throws {
    let answer = StoreAnswers.songs("Mia", "Nora \"N\"", "Ωμέγα \u{1F600}")
    let site = try TestSite(Fixtures.query("a"))
    try site.record("a", [answer])
    let bytes = Array(answer.utf8)
    for count in stride(from: 0, to: bytes.count, by: 25) {
      try site.write(Array(bytes.prefix(count)), to: "Site/Responses/a/1-1.json")
      let run = await site.run("build", "--offline")
      #expect(run.status == .failed)
      #expect(
        run.remarks.hasPrefix(
          "Site/Responses/a/1-1.json: error: This recorded response is no answer: iTunes Search "
            + "sent an "), "\(count): \(run.remarks)")
      #expect(run.remarks.hasSuffix("\n1 error. Nothing was published.\n"))
    }
    #expect(!site.has("_site"))
  }

  @Test("a record cut off anywhere is a warning at its file, and its query stands on no recording")
  func cutOffRecords() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let record = Array(try site.text("Site/Responses/a/record.json").utf8)
    for count in stride(from: 0, to: record.count - 2, by: 40) {
      try site.write(Array(record.prefix(count)), to: "Site/Responses/a/record.json")
      let run = await site.run("build", "--offline")
      #expect(run.status == .partial)
      #expect(
        run.remarks.hasPrefix(
          "Site/Responses/a/record.json: warning: This record of responses is damaged: it is no "
            + "JSON, or is cut off.\nhint: "), "\(count): \(run.remarks)")
    }
  }

  @Test("a record whose file is gone, or leads out of its folder")
  func recordsOfNothing() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let record = try site.text("Site/Responses/a/record.json")
    try site.write(
      record.replacing("1-1.json", with: "../../../secret.json"),
      to: "Site/Responses/a/record.json")
    let outside = await site.run("build", "--offline")
    #expect(
      outside.remarks.contains(
        "'../../../secret.json' is no name of a response, which looks like 1-1.json"),
      "\(outside.remarks)")
    try site.write(record, to: "Site/Responses/a/record.json")
    try site.remove("Site/Responses/a/1-1.json")
    let run = await site.run("build", "--offline")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix(
        "Site/Responses/a/1-1.json: error: This recorded response cannot be read.\nhint: "))
  }

  /// A text too long to be shown, and what is said of it.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let sentence: String

    init(_ testDescription: String, _ text: String, _ sentence: String) {
      self.testDescription = testDescription
      self.text = text
      self.sentence = sentence
    }
  }

  static let nested = [
    Hostile(
      "brackets", String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000),
      "iTunes Search sent JSON that nests deeper than 512 levels."
    ),
    Hostile(
      "objects in an element",
      #"{"results":[{"trackName":"A","x":"# + String(repeating: #"{"a":"#, count: 100_000) + "1"
        + String(repeating: "}", count: 100_001) + "]}",
      "iTunes Search sent JSON that nests deeper than 512 levels."
    ),
    Hostile(
      "brackets without an end", String(repeating: "[", count: 1_000_000),
      "iTunes Search sent an answer that is cut off: its JSON has no end."
    ),
  ]

  @Test("deeply nested JSON", arguments: nested)
  func nestedJSON(_ answer: Hostile) async throws {
    let site = try TestSite(Fixtures.query("a"))
    try site.record("a", [answer.text])
    let run = await site.run("build", "--offline")
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix(
        "Site/Responses/a/1-1.json: error: This recorded response is no answer: \(answer.sentence)\n"
      ),
      "\(run.remarks)")
  }

  static let yaml = [
    Hostile(
      "lists in lists", "a: " + String(repeating: "[", count: 100_000),
      "3:67: error: Lists and maps stand in each other more than 64 deep."
    ),
    Hostile(
      "maps in maps", "a: " + String(repeating: "{a: ", count: 100_000),
      ": error: Lists and maps stand in each other more than 64 deep."
    ),
    Hostile(
      "maps by indentation",
      (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
      ": error: Lists and maps stand in each other more than 64 deep."
    ),
    Hostile(
      "ten megabytes", "a: " + String(repeating: "long ", count: 2_000_000),
      ": error: There are more than 4 MB of keys and values here."
    ),
    Hostile(
      "keys beyond measure", (0..<20_000).map { "key\($0): x\n" }.joined(),
      ": error: A query has 19980 more keys that are not known."
    ),
  ]

  @Test("front matter without measure", arguments: yaml)
  func frontMatter(_ front: Hostile) async throws {
    let site = try TestSite()
    try site.write("---\ntitle: A\n\(front.text)\n---\n", to: "Queries/a.md")
    let run = await site.run("build", "--offline")
    #expect(run.status == .failed)
    let lines = run.remarks.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("Queries/a.md:") && $0.contains(front.sentence) },
      "\(run.remarks.prefix(2000))")
    #expect(run.remarks.utf8.count < 8000, "\(run.remarks.prefix(2000))")
  }

  @Test(
    "bytes that are no UTF-8, in any file of the owner's",
    arguments: [
      ("Queries/a.md", "Queries/a.md:2:9"), ("Queries/l.yml", "Queries/l.yml:2:9"),
      ("Site/site.yml", "Site/site.yml:2:9"), ("Site/Pages/p.md", "Site/Pages/p.md:2:9"),
      ("Templates/row.html", "Templates/row.html:2:9"),
      ("Templates/Strings/en.yml", "Templates/Strings/en.yml:2:9"),
    ])
  func invalidUTF8(_ file: String, _ place: String) async throws {
    let site = try TestSite()
    try site.write(Array("---\ntitle: M".utf8) + [0xFC, 0x0A], to: file)
    let run = await site.run("build", "--offline")
    #expect(run.status == .failed)
    #expect(
      run.remarks.contains(
        "\(place): error: This file is not UTF-8 text.\nhint: Save it again with the encoding "
          + "UTF-8.\n"), "\(run.remarks)")
    #expect(!site.has("_site"))
  }

  @Test("control characters of files and stores reach neither terminal nor page")
  func controlCharacters() async throws {
    let site = try TestSite(Fixtures.query("a"))
    try site.record("a", [StoreAnswers.songs("M\u{1B}[2Jia\u{0}\u{9F}")])
    try site.write("---\ntitle: A\n\u{1B}[31m: x\n---\n", to: "Queries/b.md")
    let run = await site.run("build", "--keep-going")
    #expect(run.status == .failed)
    #expect(!run.remarks.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    let page = try site.text("_site/a/index.html")
    #expect(page.contains("[2Jia"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!page.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
  }

  @Test("a title of a megabyte, from a store and from the owner, is a title")
  func longTitles() async throws {
    let long = String(repeating: "Long ", count: 200_000) + "end"
    let site = try TestSite(Fixtures.query("a", title: long, songs: long))
    #expect(await site.run("build", "--offline").status == .done)
    #expect(try site.page("a/index.html").contains("<h1><bdi>\(long)</bdi></h1>"))
    #expect(try site.page("item/itunes/1/index.html").contains("<h1><bdi>\(long)</bdi></h1>"))
  }

  @Test("a message quotes of a megabyte no more than fits a terminal")
  func longMistakes() async throws {
    let long = String(repeating: "x", count: 1_000_000)
    let site = try TestSite()
    try site.write(
      "---\ntitle: A\n\(long): 1\nsearch: {store: \(long), term: a}\n---\n", to: "Queries/a.md")
    let run = await site.run("build", "--offline")
    #expect(run.status == .failed)
    #expect(run.remarks.utf8.count < 3000)
    #expect(run.remarks.contains("Queries/a.md:3:1: error: "))
  }
}
