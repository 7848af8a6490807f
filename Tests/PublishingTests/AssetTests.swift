import FileSystem
import Diagnostics
import Publishing
import Testing

@Suite struct AssetTests {
  @Test func copiesTheFolderAsItIs() throws {
    let folder = try Folder()
    try folder.write("a", to: "Site/Assets/_a.txt")
    try folder.write("b", to: "Site/Assets/sub/.well-known/b.txt")
    try folder.write("shared", to: "Site/shared/c.txt")
    try folder.link("Site/Assets/link.txt", to: "../shared/c.txt")
    try folder.link("Site/Assets/folder", to: "../shared")
    let assets = try Asset.all(of: folder.site)
    #expect(
      assets.map(\.file.path) == [
        "assets/_a.txt", "assets/folder/c.txt", "assets/link.txt", "assets/sub/.well-known/b.txt",
      ])
    #expect(assets.map(\.size) == [1, 6, 6, 1], "of what a link leads to")
    let publication = try Publication(to: folder.output(), plan: try Plan(assets.map(\.file)))
    publication.clear()
    for asset in assets { publication.copy(asset) }
    #expect(try publication.finish().written == 4)
    #expect(folder.text("_site/assets/folder/c.txt") == "shared")
    let status = try Disk.system.status("\(folder.site)/_site/assets/link.txt")
    #expect(status?.kind == .file)
  }

  @Test func needsNoFolder() throws {
    #expect(try Asset.all(of: try Folder().site) == [])
  }

  @Test(
    "Links that lead nowhere good",
    arguments: [
      ("/etc/hostname", "This link leads out of the site, or to nothing."),
      ("nothing", "This link leads out of the site, or to nothing."),
      ("../..", "This link leads to a folder that the site itself is in."),
      (".", "This folder is linked into itself, or too deep in others."),
      ("..", "This folder is linked into itself, or too deep in others."),
    ])
  func refusesLinks(_ target: String, _ summary: String) throws {
    let folder = try Folder()
    try folder.link("Site/Assets/link", to: target)
    let error = #expect(throws: DiagnosticList.self) { try Asset.all(of: folder.site) }
    #expect(error?.all.map(\.summary) == [summary])
    #expect(error?.all.first?.place?.file.hasPrefix("Site/Assets/link") == true)
  }

  @Test(
    "Links to what a build writes or keeps",
    arguments: [
      ("../../_site", "_site"), ("../../_site/assets", "_site"), ("../../public", "public/out"),
      ("../../public/out/a.txt", "public/out"), ("../../.git", ".git"),
      ("../../.git/config", ".git"), ("../../.thumbindex/responses", ".thumbindex"),
    ])
  func refusesLinksToTheOutput(_ target: String, _ name: String) throws {
    let folder = try Folder()
    for file in [
      "_site/assets/a.txt", "public/out/a.txt", ".git/config", ".thumbindex/responses/a.json",
    ] {
      try folder.write("x", to: file)
    }
    try folder.link("Site/Assets/sub/link", to: "../\(target)")
    let error = #expect(throws: DiagnosticList.self) {
      try Asset.all(of: folder.site, output: folder.output("public/out"))
    }
    #expect(
      error?.all.map(\.summary)
        == ["This link leads to '\(name)', into it or to a folder around it."])
    #expect(error?.all.first?.place?.file == "Site/Assets/sub/link")
  }

  @Test("a folder of assets that is a link to the output")
  func refusesToBeTheOutput() throws {
    let folder = try Folder()
    try folder.write("x", to: "_site/a.txt")
    try folder.link("Site/Assets", to: "../_site")
    #expect(throws: DiagnosticList.self) { try Asset.all(of: folder.site) }
  }

  @Test func refusesFoldersLinkedIntoOneAnother() throws {
    let folder = try Folder()
    try folder.link("Site/Assets/a/b", to: "../c")
    try folder.link("Site/Assets/c/a", to: "../a")
    let error = #expect(throws: DiagnosticList.self) { try Asset.all(of: folder.site) }
    #expect(error?.all.count == 2)
  }
}
