import Command
import Foundation
import Testing

/// Where a site may be written to, and where not.
@Suite struct OutputFolderTests {
  static let refused: [(output: String, reason: String)] = [
    ("/", "it is the whole disk"),
    (".", "it is the site itself"),
    ("_site/..", "it is the site itself"),
    ("..", "the site is in it"),
    ("Queries", "it is the site's folder 'Queries'"),
    ("Site", "it is the site's folder 'Site'"),
    ("Site/Assets/out", "it is in the site's folder 'Site'"),
    ("Templates/x", "it is in the site's folder 'Templates'"),
    (".thumbindex", "it is the site's folder '.thumbindex'"),
    (".github", "it is the site's folder '.github'"),
    (".git/pages", "it is in the site's folder '.git'"),
    ("link-to-queries", "it is the site's folder 'Queries'"),
    ("link-to-queries/new", "it is in the site's folder 'Queries'"),
    ("HOME", "it is your home folder"),
    ("HOME/..", "your home folder is in it"),
  ]

  @Test(
    "folders that hold more than the output are refused, for build and for clean",
    arguments: refused)
  func refusals(_ output: String, _ reason: String) async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    try site.link("link-to-queries", to: "Queries")
    let home = try TestSite()
    let name = output.replacing("HOME", with: home.path)
    let before = try site.files(in: ".")
    for command in ["build", "clean"] {
      let variables = output.contains("HOME") ? ["HOME": home.path] : [:]
      let run = await site.run(command, "--output", name, variables: variables)
      #expect(run.status == .failed)
      #expect(run.output == "")
      let lines = run.remarks.split(separator: "\n")
      #expect(
        lines.first == "error: No site can be built in '\(name)': \(reason).",
        "\(run.remarks)")
      #expect(
        lines.dropFirst().first
          == "hint: Name a folder for the output alone, as in '--output _site'.")
    }
    #expect(try site.files(in: ".") == before)
  }

  @Test("--output is relative to the site; two outputs do not know of each other")
  func outputs() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let elsewhere = try TestSite()
    #expect(await site.run("build").status == .done)
    #expect(await site.run("build", "--output", "docs/site").output.hasPrefix("docs/site: "))
    #expect(await site.run("build", "--output", "\(elsewhere.path)/out").status == .done)
    let expected = try site.contents()
    #expect(try site.contents(of: "docs/site") == expected)
    #expect(try elsewhere.contents(of: "out") == expected)
    #expect(await site.run("clean", "--output", "docs/site").status == .done)
    #expect(!site.has("docs/site/index.html"))
    #expect(try site.contents() == expected)
  }

  @Test("messages name files of an output elsewhere by the path that was given")
  func placesElsewhere() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let elsewhere = try TestSite()
    try elsewhere.write("mine", to: "a/index.html")
    let run = await Run(["-C", site.path, "build", "--output", elsewhere.path])
    #expect(run.status == .failed)
    #expect(
      run.remarks.hasPrefix("\(elsewhere.path)/a/index.html: error: This file is in the way"),
      "\(run.remarks)")
  }

  @Test("a site that is moved knows its pages again")
  func moved() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let other = try TestSite()
    for folder in ["Queries", "Site", "_site", ".thumbindex"] {
      try? other.remove(folder)
      try FileManager.default.moveItem(
        atPath: "\(site.path)/\(folder)", toPath: "\(other.path)/\(folder)")
    }
    try other.remove("Queries/a.md")
    #expect(await other.run("build").status == .done)
    #expect(!other.has("_site/a"))
  }
}
