import Command
import Foundation
import Testing

/// The addresses of pages: in names of files, links, canonical links and the site map.
@Suite struct AddressTests {
  private static let nasty = "What? \"Live\": <A|B> * %2F .. \\ \u{7}"

  @Test("SG-15 no path has a character that uploads refuse, whatever titles and names are like")
  func nastyNames() async throws {
    let answer = StoreAnswers.itunes(
      StoreAnswers.song(1, Self.nasty),
      #"{"kind":"song","trackName":"No id: <x>?","artistName":"A*|B"}"#)
    let site = try TestSite(
      """
      -- Queries/What? "Live": <A|B> *.md --
      ---
      title: Nasty
      search: {store: itunes, term: a}
      ---
      -- Queries/l.yml --
      title: Nasty
      search: {store: itunes}
      queries: ['What? "Live": <A|B> *', "../../up", ".hidden", "_under", "a/b"]
      -- Queries/books.md --
      ---
      title: Books
      search: {store: google-books, q: a}
      ---
      -- answer to books --
      \(StoreAnswers.volumes(StoreAnswers.volume("_-A:b*?", "B"), StoreAnswers.volume("..", "C")))
      """)
    try site.record("What? \"Live\": <A|B> *", [answer])
    try site.record("l/What? \"Live\": <A|B> *", [answer])
    let sources = try site.files(in: ".")
    #expect(await site.run("build").status == .partial)
    let written = try Set(site.files(in: ".")).subtracting(sources)
    #expect(written.allSatisfy { $0.hasPrefix("_site/") || $0.hasPrefix(".thumbindex/") })
    for file in try site.files() {
      #expect(!file.contains { "\":<>|*?\\".contains($0) || $0.isNewline }, "\(file)")
      let segments = file.split(separator: "/", omittingEmptySubsequences: false)
      for segment in segments where file != ".nojekyll" {
        #expect(!segment.isEmpty && !segment.hasPrefix("_") && !segment.hasPrefix("."), "\(file)")
        #expect(segment.utf8.count <= 120, "\(file)")
      }
    }
    #expect(site.has("_site/what-live-a-b/index.html"))
    #expect(try site.pages(below: "l/").count == 6)
    #expect(try site.files().filter { $0.hasPrefix("item/google-books/") }.count == 2)
  }

  @Test("SG-14 long names are cut at a letter, and two that begin alike stay two pages")
  func longNames() async throws {
    let long = String(repeating: "ы", count: 400)
    let site = try TestSite(
      """
      -- Queries/l.yml --
      title: Long
      search: {store: itunes}
      queries: [\(long)a, \(long)b]
      """ + "\n" + Fixtures.query("a", songs: long))
    try site.write(
      "---\ntitle: Long\nsearch: {store: itunes, term: a}\n---\n",
      to: "Queries/" + String(repeating: "ы", count: 120) + ".md")
    #expect(await site.run("build").status == .partial)
    let pages = try site.files().filter { $0.hasPrefix("l/") && $0 != "l/index.html" }
    #expect(pages.count == 2)
    for page in pages { #expect(page.hasPrefix("l/" + String(repeating: "ы", count: 36))) }
    #expect(site.has("_site/" + String(repeating: "ы", count: 40) + "/index.html"))
    #expect(try site.page("item/itunes/1/index.html").contains(long))
  }

  @Test("SG-04 SG-05 names in other scripts keep their letters and marks, each its own page")
  func otherScripts() async throws {
    let names = ["红楼梦", "西游记", "ทดสอบ fallback", "กำลัง fallback", "Ünï", "кот"]
    let site = try TestSite()
    for name in names {
      try site.write(
        "---\ntitle: \(name)\nsearch: {store: itunes, term: a}\n---\n", to: "Queries/\(name).md")
    }
    #expect(await site.run("build").status == .partial)
    let pages = try site.files().filter { $0.hasSuffix("/index.html") }
      .map { String($0.dropLast("/index.html".count)) }
    let expected = ["红楼梦", "西游记", "ทดสอบ-fallback", "กำลัง-fallback", "ünï", "кот"]
    #expect(pages.sorted() == expected.sorted())
    try site.write(TestSite.settings + "ascii-slugs: true\n", to: "Site/site.yml")
    #expect(await site.run("build").status == .partial)
    #expect(try site.files().allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(site.has("_site/kot/index.html"))
  }

  @Test("SG-07 dashes of a name stay; SG-17 links are encoded, names of files are not")
  func slugs() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("my-long-title", songs: "Mia")
        + Fixtures.query("mu\u{308}sli", songs: "Nora"))
    #expect(await site.run("build").status == .done)
    #expect(site.has("_site/my-long-title/index.html"))
    // NFC, however the file of the query was named.
    let file = try #require(site.pages().first { $0.hasPrefix("m") && $0.contains("sli") })
    #expect(Array(file.utf8) == Array("m\u{FC}sli/index.html".utf8))
    let href = "/long/m%C3%BCsli/"
    #expect(try site.page("index.html").values(of: "href").contains(href))
    let page = try site.page(file)
    let whole = "https://shelf.example.org\(href)"
    #expect(page.contains("<link rel=\"canonical\" href=\"\(whole)\">"))
    #expect(page.contains("<meta property=\"og:url\" content=\"\(whole)\">"))
    #expect(page.contains("\"item\":\"\(whole)\""))
    let data = String(file.dropLast("index.html".count)) + "catalog.json"
    #expect(try site.text("_site/\(data)").contains("\"address\":\"\(whole)\""))
    #expect(page.values(of: "href").contains("\(href)catalog.csv"))
    #expect(
      try site.text("_site/sitemap.xml").contains("<loc>https://shelf.example.org\(href)</loc>"))
  }

  @Test(
    "A recording is found in whatever form its folder's name is written", arguments: [true, false])
  func formsOfARecording(_ isComposed: Bool) async throws {
    let (query, folder) =
      isComposed ? ("m\u{FC}sli", "mu\u{308}sli") : ("mu\u{308}sli", "m\u{FC}sli")
    let site = try TestSite(Fixtures.settings + Fixtures.query(query, songs: "Nora"))
    let responses = "\(site.path)/Site/Responses"
    try FileManager.default.moveItem(
      atPath: "\(responses)/\(query)", toPath: "\(responses)/\(folder)")
    #expect(await site.run("build").status == .done)
  }

  @Test("SG-19 SG-20 links, canonical links and the site map have the same string for a page")
  func oneStringForAPage() async throws {
    let site = try TestSite(
      """
      -- Site/site.yml --
      title: Shelf
      url: https://shelf.example.org/long
      index: {page-size: 2}
      navigation:
        - {title: Bands, link: /bands/}
      -- Site/Pages/about.md --
      ---
      title: About
      navigation: 1
      ---
      [Kühe](/kühe/), [Bands](/bands/), ![](/assets/a.svg)
      -- Site/Assets/a.svg --
      <svg/>
      -- Queries/bands.yml --
      title: Bands
      search: {store: itunes}
      queries: [Rush, "Motörhead"]
      -- answer to bands/Rush --
      \(StoreAnswers.songs("Limelight"))
      -- answer to bands/Motörhead --
      \(StoreAnswers.songs("Overkill"))
      """ + "\n" + Fixtures.query("kühe", songs: "Mia", "Nora", "Max", "Müde"))
    #expect(await site.run("build", "--strict").status == .done)
    let origin = "https://shelf.example.org"
    let files = try site.files()
    let pages = files.filter { $0.hasSuffix("index.html") }
    var canonical: Set<String> = []
    var linked: Set<String> = []
    var told: Set<String> = []
    for file in pages + ["404.html"] {
      let page = try site.page(file)
      if let address = page.between("<link rel=\"canonical\" href=\"", "\"") {
        #expect(canonical.insert(address).inserted)
        #expect(page.between("<meta property=\"og:url\" content=\"", "\"") == address)
        told.formUnion(addresses(in: try page.things()))
      }
      for href in page.values(of: "href") where href.hasPrefix("/") {
        linked.insert(String(href.prefix { $0 != "#" }))
      }
    }
    let listed = try site.text("_site/sitemap.xml").split(separator: "<loc>").dropFirst()
      .map { String($0.prefix { $0 != "<" }) }
    #expect(canonical.count == pages.count)
    #expect(Set(listed) == canonical)
    #expect(listed.count == pages.count)
    let linkedPages = linked.filter { $0.hasSuffix("/") }.map { origin + $0 }
    #expect(Set(linkedPages) == canonical)
    #expect(told == canonical)
    for address in canonical {
      #expect(address.hasPrefix("\(origin)/long/") && address.hasSuffix("/"))
    }
  }

  /// The addresses of this site's pages that structured data name, however deep.
  private func addresses(in value: Any) -> [String] {
    switch value {
    case let members as [String: Any]:
      ["@id", "url", "item"].compactMap { members[$0] as? String }
        .filter { $0.hasPrefix("https://shelf.example.org/") }
        + members.values.flatMap(addresses)
    case let elements as [Any]: elements.flatMap(addresses)
    default: []
    }
  }

  @Test("SG-02 the page for unknown addresses has only addresses that begin with the base path")
  func notFound() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a", songs: "Mia"))
    await site.run("build")
    let page = try site.page("404.html")
    let addresses = page.values(of: "href") + page.values(of: "src")
    for address in addresses where !address.hasPrefix("#") {
      #expect(address.hasPrefix("/long/"), "\(address)")
    }
    let sheet = try #require(addresses.first { $0.hasSuffix(".css") })
    #expect(site.has("_site/" + sheet.dropFirst("/long/".count)))
    #expect(try !site.text("_site/sitemap.xml").contains("404"))
  }

  @Test("without an address of the site there is no site map, and a warning says so")
  func withoutURL() async throws {
    let site = try TestSite(
      "-- Site/site.yml --\ntitle: Shelf\n" + Fixtures.query("a", songs: "Mia"))
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(!site.has("_site/sitemap.xml"))
    #expect(try site.page("index.html").values(of: "href").contains("/a/"))
    #expect(try !site.page("a/index.html").contains("canonical"))
    #expect(
      run.remarks == """
        Site/site.yml: warning: This site has no 'url', so it gets no site map and its pages no \
        canonical links.
        hint: Write 'url:' and the address that the site will have, such as https://example.org.
        1 warning.

        """)
  }
}
