import Command
import Testing

/// `build --url`, by which a workflow says where the site will stand.
@Suite struct BuildAddressTests {
  @Test(
    "the site is built for the address, however the settings say another or none",
    arguments: [
      "title: Shelf\n", "title: Shelf\nurl: https://example.org\n",
      "title: Shelf\n\"url\": https://example.org\n",
      "title: Shelf\nurl:\n  https://example.org/x\n",
    ])
  func overrides(_ settings: String) async throws {
    let site = try TestSite("-- Site/site.yml --\n\(settings)" + Self.query)
    let run = await site.run("build", "--offline", "--url", "https://owner.github.io/shelf")
    #expect(run.status == .done)
    #expect(run.remarks == "")
    #expect(
      try site.text("_site/a/index.html").contains(
        #"<link rel="canonical" href="https://owner.github.io/shelf/a/">"#))
    #expect(try site.text("_site/index.html").contains(#"href="/shelf/a/""#))
    for file in try site.files() {
      #expect(try !site.text("_site/\(file)").contains("example.org"), "\(file)")
    }
    #expect(try site.text("Site/site.yml") == settings)
  }

  @Test("a build for another address is another build")
  func isAnInput() async throws {
    let site = try TestSite(Self.query)
    let later = 4_000_000_000 * 1_000_000_000
    for url in ["https://one.example", "https://two.example/b", "https://one.example"] {
      #expect(await site.run("build", "--offline", "--url=\(url)", now: later).status == .done)
      #expect(try site.text("_site/sitemap.xml").contains("<loc>\(url)/a/</loc>"))
    }
  }

  @Test(
    "an address is what the setting may be",
    arguments: [
      "", "shelf.example.org", "https://", "https://a.example/?x", "https://a.example/../b",
    ])
  func refuses(_ url: String) async throws {
    let site = try TestSite()
    let run = await site.run("build", "--url=\(url)")
    #expect(run.status == .usage)
    #expect(run.remarks.hasPrefix("error: '--url': "), "\(run.remarks)")
    #expect(run.remarks.contains("\nhint: "))
    #expect(!site.has("_site"))
  }

  private static let query = Fixtures.query("a", songs: "Mia", "Nora")
}
