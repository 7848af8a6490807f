import Command
import Testing

/// The owner's files that are published as they are.
@Suite struct AssetTests {
  @Test("links are followed inside the site, and the output has none")
  func linksInside() async throws {
    let site = try TestSite("-- Site/Assets/real/a.txt --\na\n-- shared/b.txt --\nb")
    try site.link("Site/Assets/file.txt", to: "real/a.txt")
    try site.link("Site/Assets/folder", to: "../../shared")
    #expect(await site.run("build").status == .done)
    #expect(try site.text("_site/assets/file.txt") == "a\n")
    #expect(try site.text("_site/assets/folder/b.txt") == "b\n")
    #expect(throws: (any Error).self) { try site.readLink("_site/assets/file.txt") }
    #expect(throws: (any Error).self) { try site.readLink("_site/assets/folder") }
  }

  static let links: [(link: String, target: String, summary: String)] = [
    ("out", "/etc", "This link leads out of the site, or to nothing."),
    ("passwd", "/etc/passwd", "This link leads out of the site, or to nothing."),
    ("gone", "nothing-here", "This link leads out of the site, or to nothing."),
    ("up", "../../..", "This link leads to a folder that the site itself is in."),
    ("round", ".", "This folder is linked into itself, or too deep in others."),
  ]

  @Test("links that lead out, to nothing or round in circles are errors", arguments: links)
  func linksOutside(_ link: String, _ target: String, _ summary: String) async throws {
    let site = try TestSite()
    try site.link("Site/Assets/\(link)", to: target)
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks.contains("Site/Assets/\(link)") && run.remarks.contains(": error: \(summary)\n"),
      "\(run.remarks)")
    #expect(!site.has("_site"))
  }

  @Test(
    "a link to the output is an error, and the site does not grow by itself",
    arguments: ["_site", "public"])
  func linkToTheOutput(_ output: String) async throws {
    let site = try TestSite()
    #expect(await site.run("build", "--output", output).status == .done)
    let files = try site.contents(of: output)
    try site.link("Site/Assets/out", to: "../../\(output)")
    let run = await site.run("build", "--output", output)
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix(
        "Site/Assets/out: error: This link leads to '\(output)', into it or to a folder around it.\n"
      ), "\(run.remarks)")
    #expect(try site.contents(of: output) == files)
  }

  @Test("names of the owner's files are the owner's business, but for a theme's or each other's")
  func names() async throws {
    let site = try TestSite(
      "-- Site/Assets/_partial/.hidden --\nx\n-- Site/Assets/What? A: \"B\".txt --\ny")
    #expect(await site.run("build").status == .done)
    #expect(try site.text("_site/assets/_partial/.hidden") == "x\n")
    #expect(site.has("_site/assets/What? A: \"B\".txt"))
    try site.write("", to: "Site/Assets/A.png")
    try site.write("", to: "Site/Assets/a.png")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        error: 'assets/A.png', made from Site/Assets/A.png, and 'assets/a.png', made from \
        Site/Assets/a.png, are one file on many machines.
        hint: Rename one of them.
        1 error. Nothing was published.

        """)
  }
}
