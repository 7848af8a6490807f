import Diagnostics
import Publishing
import Testing

@Suite struct OutputFolderTests {
  @Test(
    "Folders that hold more than output",
    arguments: [
      ("/", "it is the whole disk"),
      (".", "it is the site itself"), ("./", "it is the site itself"),
      ("new/..", "it is the site itself"),
      ("..", "the site is in it"),
      ("Queries", "it is the site's folder 'Queries'"),
      ("Site/", "it is the site's folder 'Site'"),
      ("Templates", "it is the site's folder 'Templates'"),
      ("_site/../Site", "it is the site's folder 'Site'"),
      ("Site/Assets/out", "it is in the site's folder 'Site'"),
      (".thumbindex", "it is the site's folder '.thumbindex'"),
      ("link", "it is the site's folder 'Queries'"),
      ("link/new", "it is in the site's folder 'Queries'"),
      ("outside", "the site's folder 'Templates' is in it"),
    ])
  func refuses(_ name: String, _ reason: String) throws {
    let folder = try Folder()
    for source in ["Queries", "Site"] { try folder.makeFolder(source) }
    try folder.link("link", to: "Queries")
    let elsewhere = try Folder()
    try elsewhere.makeFolder("theme")
    try folder.link("Templates", to: "\(elsewhere.site)/theme")
    try folder.link("outside", to: elsewhere.site)
    // `Templates` leads elsewhere, but is named by its own name here.
    let error = #expect(throws: Diagnostic.self) { try folder.output(name) }
    #expect(error?.summary == "No site can be built in '\(name)': \(reason).")
    #expect(error?.hints == ["Name a folder for the output alone, as in '--output _site'."])
  }

  @Test func refusesTheHomeFolderAndWhatItIsIn() throws {
    let folder = try Folder()
    let home = try Folder()
    try home.makeFolder("me")
    for (name, reason) in [("me", "it is your home folder."), (".", "your home folder is in it.")] {
      let error = #expect(throws: Diagnostic.self) {
        try folder.output("\(home.site)/\(name)", home: "\(home.site)/me")
      }
      #expect(error?.summary.hasSuffix(reason) == true)
    }
    _ = try folder.output("\(home.site)/me/public", home: "\(home.site)/me")
  }

  @Test(arguments: ["_site", "./out/", "public/docs", "Queriesx", "../elsewhere-of-thumbindex"])
  func accepts(_ name: String) throws {
    let folder = try Folder()
    let output = try folder.output(name)
    #expect(output.name == name)
    #expect(output.path.hasSuffix("/") == false)
  }
}
