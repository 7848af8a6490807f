import Command
import Testing

/// What builds write and remove, over time.
@Suite struct OutputTests {
  @Test("everything that DESIGN.md lists for a site of one query, and nothing else")
  func files() async throws {
    let site = try TestSite(
      """
      -- Site/site.yml --
      title: Shelf
      url: https://shelf.example.org/long
      cname: shelf.example.org
      -- Site/Pages/about.md --
      ---
      title: About
      ---
      -- Site/Assets/covers/a.svg --
      <svg/>
      """ + "\n" + Fixtures.query("music/a", songs: "Mia"))
    await site.run("build")
    let files = try site.files().map { (file: String) -> String in
      // The names of the theme's files carry a hash of what is in them.
      let parts = file.split(separator: ".")
      let isOfTheme = ["assets/theme", "assets/icon"].contains(parts.first)
      return isOfTheme ? "\(parts[0]).HASH.\(parts[2])" : file
    }
    #expect(
      files.sorted() == [
        ".nojekyll", "404.html", "CNAME", "about/index.html", "all/index.html",
        "assets/covers/a.svg", "assets/icon.HASH.svg", "assets/theme.HASH.css",
        "assets/theme.HASH.js",
        "by/creator/anna/index.html", "by/creator/index.html", "by/index.html",
        "by/kind/index.html", "by/kind/song/index.html", "feed.json", "feed.xml", "index.html",
        "item/itunes/1/index.html", "music/a/catalog.csv", "music/a/catalog.json",
        "music/a/feed.json", "music/a/feed.xml", "music/a/index.html", "new/index.html",
        "robots.txt", "sitemap.xml",
      ])
    #expect(try site.text("_site/assets/covers/a.svg") == "<svg/>\n")
  }

  @Test("SG-10 SG-12 renaming a query removes its old page and leaves strangers' files alone")
  func renaming() async throws {
    let site = try TestSite(Fixtures.query("old", songs: "Mia", "Nora"))
    await site.run("build")
    try site.write("mine", to: "_site/notes.txt")
    try site.write("mine", to: "_site/old/notes.txt")
    try site.write("mine", to: "_site/item/mine/index.html")
    try site.rename("Queries/old.md", to: "Queries/young.md")
    try site.rename("Site/Responses/old", to: "Site/Responses/young")
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(run.output.hasSuffix(" 5 removed\n"), "\(run.output)")
    #expect(!site.has("_site/old/index.html"))
    #expect(try site.page("young/index.html").titles == ["Mia", "Nora"])
    for file in ["notes.txt", "old/notes.txt", "item/mine/index.html"] {
      #expect(try site.text("_site/\(file)") == "mine")
    }
    try site.remove("_site/old/notes.txt")
    try site.remove("Queries/young.md")
    await site.run("build")
    #expect(!site.has("_site/young"), "folders that become empty go with their pages")
    #expect(!site.has("_site/item/itunes"))
  }

  @Test("SG-12 clean removes what was built and nothing else; --dry-run lists just that")
  func cleaning() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let built = try site.files()
    try site.write("mine", to: "_site/notes.txt")
    let look = await site.run("clean", "--dry-run")
    #expect(look.status == .done)
    #expect(
      look.output.split(separator: "\n").map { String($0.dropFirst("_site/".count)) } == built)
    #expect(try site.files().count == built.count + 1)
    let run = await site.run("clean")
    #expect(run.output == "_site: \(built.count) files removed\n")
    #expect(try site.files() == ["notes.txt"])
    #expect(await site.run("clean").output == "_site: 0 files removed\n")
    #expect(await site.run("build").status == .done)
    #expect(try site.files().count == built.count + 1)
  }

  @Test("clean removes the output folder too if a build made it, and leaves one that was there")
  func cleaningTheFolder() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    await site.run("build", "--strict")
    await site.run("clean")
    #expect(!site.has("_site"))
    try site.makeFolder("_site")
    await site.run("build")
    await site.run("clean")
    #expect(site.has("_site"))
    #expect(try site.files() == [])
  }

  @Test("SG-12 without a list of what was built nothing is removed")
  func noManifest() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let built = try site.files()
    try site.remove(".thumbindex")
    #expect(await site.run("clean").output == "_site: 0 files removed\n")
    #expect(try site.files() == built)
    // And a build takes for its own what is just what it would write.
    #expect(await site.run("build").status == .done)
  }

  @Test("SG-09 a CNAME that is not configured stays, one that is comes back")
  func cname() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    try site.write("old.example.org\n", to: "_site/CNAME")
    for arguments in ["build", "clean", "build"] {
      #expect(await site.run(arguments).status == .done)
      #expect(try site.text("_site/CNAME") == "old.example.org\n")
    }
    try site.remove("_site/CNAME")
    try site.write(TestSite.settings + "cname: books.example.org\n", to: "Site/site.yml")
    for arguments in ["build", "build", "clean", "build"] {
      await site.run(arguments)
      #expect(site.has("_site/CNAME") == (arguments == "build"))
    }
    #expect(try site.text("_site/CNAME") == "books.example.org\n")
  }

  @Test("a stranger's file in the way of a page is an error that names it, and stays")
  func inTheWay() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    try site.write("mine", to: "_site/a/index.html")
    for _ in 1...2 {
      let run = await site.run("build")
      #expect(run.status == .failed)
      #expect(
        run.remarks == """
          _site/a/index.html: error: This file is in the way of a page and was not built by Thumbindex.
          hint: Move it out of '_site', or delete the folder if all in it was built once.
          1 error. Nothing was published.

          """)
      #expect(try site.text("_site/a/index.html") == "mine")
      #expect(try site.files() == ["a/index.html"])
    }
  }

  @Test("what a build was going to make when another's file was in its way is not its own")
  func inTheWayTwice() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    try site.write("mine", to: "_site/a/index.html")
    #expect(await site.run("build").status == .failed)
    try site.remove("_site/a/index.html")
    try site.write("mine too", to: "_site/index.html")
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(run.remarks.hasPrefix("_site/index.html: error: This file is in the way of a page"))
    #expect(try site.text("_site/index.html") == "mine too")
    #expect(await site.run("clean").output == "_site: 0 files removed\n")
  }

  @Test("a page that someone has changed is built again, and one that is to go stays then")
  func changedByHand() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia") + Fixtures.query("b", songs: "Mia"))
    await site.run("build")
    let built = try site.contents()
    try site.write("changed", to: "_site/a/index.html")
    try site.write("changed", to: "_site/b/index.html")
    try site.remove("_site/index.html")
    await site.run("build")
    #expect(try site.contents() == built)
    try site.write("changed", to: "_site/b/index.html")
    try site.remove("Queries/b.md")
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks == """
        _site/b/index.html: warning: This file was changed after it was built, so it is left where \
        it is.
        hint: Remove it yourself if it is not wanted.
        1 warning.

        """)
    #expect(try site.text("_site/b/index.html") == "changed")
  }

  @Test("a page that clean has left since someone changed it is told to be that by the next build")
  func leftByClean() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    try site.write("changed", to: "_site/a/index.html")
    #expect(await site.run("clean").status == .done)
    let run = await site.run("build")
    #expect(run.status == .failed)
    #expect(
      run.remarks == """
        _site/a/index.html: error: This file is in the way of a page: it was built, and changed \
        afterwards.
        hint: Delete it to have it built anew, or move it out of '_site' to keep it.
        1 error. Nothing was published.

        """)
    #expect(try site.files() == ["a/index.html"])
  }

  @Test("something that is no folder, in the place of one, leaves all as it was")
  func inTheWayOfAFolder() async throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let lists = try site.files(in: ".thumbindex")
    try site.remove("_site/item")
    try site.link("_site/item", to: site.path)
    let before = try site.text("_site/a/index.html")
    try site.record("a", [StoreAnswers.songs("Nora")])
    for arguments in [["build"], ["build", "--output", "/proc/x"]] {
      let run = await Run(["-C", site.path] + arguments)
      #expect(run.status == .failed)
      #expect(run.remarks.hasSuffix("\n1 error. Nothing was published.\n"), "\(run.remarks)")
    }
    #expect(try site.text("_site/a/index.html") == before)
    let isLock = { (file: String) in file.hasSuffix(".lock") }
    #expect(
      try site.files(in: ".thumbindex").filter { !isLock($0) } == lists.filter { !isLock($0) })
  }

  @Test("one changed answer writes only the pages that show it")
  func changesAreSmall() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Mia", "Nora") + Fixtures.query("b", songs: "Pia", "Quentin"))
    // The ids of the songs of b must not be those of a.
    try site.record("b", [StoreAnswers.itunes(StoreAnswers.song(8, "Pia"))])
    await site.run("build")
    let before = try site.contents()
    try site.record("b", [StoreAnswers.itunes(StoreAnswers.song(8, "Ria"))])
    await site.run("build")
    let after = try site.contents()
    #expect(
      after.filter { before[$0.key] != $0.value }.map(\.key).sorted() == [
        "all/index.html", "b/catalog.csv", "b/catalog.json", "b/index.html",
        "by/creator/anna/index.html", "by/kind/song/index.html", "index.html",
        "item/itunes/8/index.html",
      ])
  }
}
