import Command
import Foundation
import Testing

/// What programs get of a whole site: structured data, cards, data files, the site map.
@Suite struct MachineTests {
  @Test("the items of the sample are told by their kinds")
  func sample() async throws {
    let site = try TestSite.sample()
    #expect(await site.run("build", "--strict").status == .done)
    func item(_ page: String) throws -> [String: Any] {
      try #require(site.page("item/\(page)/index.html").things().first)
    }
    let song = try item("itunes/1010499559")
    #expect(song["@type"] as? String == "MusicRecording")
    #expect(song["name"] as? String == "Radiohead")
    #expect((song["byArtist"] as? [String: Any])?["name"] as? String == "Nicholas Cole")
    #expect((song["inAlbum"] as? [String: Any])?["name"] as? String == "Night Sessions")
    #expect(song["datePublished"] as? String == "2015-08-21")
    #expect((song["offers"] as? [String: Any])?["price"] as? Double == 1.29)
    let podcast = try item("itunes/1014116331")
    #expect(podcast["@type"] as? String == "PodcastSeries")
    #expect(podcast["webFeed"] as? String == "http://foodbloggerpro.libsyn.com/rss")
    let series = try item("omdb/tt0077000")
    #expect(series["@type"] as? String == "TVSeries")
    #expect(series["startDate"] as? String == "1978")
    #expect(series["endDate"] as? String == "1991")
    #expect(series["sameAs"] as? String == "https://www.imdb.com/title/tt0077000/")
    let book = try item("google-books/5h0paaaaqaaj-36aa39")
    #expect(book["@type"] as? String == "Book")
    #expect(book["datePublished"] as? String == "1912")
    #expect(book["offers"] == nil)
  }

  @Test("every page but the one for lost readers has data that can be read back")
  func everyPage() async throws {
    let site = try TestSite.sample()
    #expect(await site.run("build").status == .done)
    for file in try site.pages() {
      let page = try site.page(file)
      #expect(try !page.things().isEmpty, "\(file)")
      #expect(page.text.split(separator: "og:title").count == 2, "\(file)")
    }
    #expect(try !site.page("404.html").contains("ld+json"))
  }

  @Test("the data of a catalog are those of its page, in its order")
  func data() async throws {
    let site = try TestSite.sample()
    #expect(await site.run("build").status == .done)
    let bytes = Data(try site.text("_site/screen/pixar/catalog.json").utf8)
    let catalog = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let items = try #require(catalog["items"] as? [[String: Any]])
    let page = try site.page("screen/pixar/index.html")
    #expect(items.map { $0["title"] as? String }.count == page.titles.count)
    #expect(items.first?["title"] as? String == page.titles.first)
    #expect(items.first?["note"] as? String == "A lamp, a smaller lamp and a ball. Begin here.")
    #expect(page.values(of: "href").contains("/screen/pixar/catalog.json"))
    let lines = try site.text("_site/screen/pixar/catalog.csv").split(separator: "\r\n")
    #expect(lines.count == items.count + 1)
    for (line, item) in zip(lines.dropFirst(), items) {
      let id = try #require(item["id"] as? String)
      #expect(line.hasPrefix("\(id),"))
    }
  }

  @Test("a catalog for which no store was asked has no data, one that found nothing has none in it")
  func nothing() async throws {
    let site = try TestSite(
      Fixtures.settings + Fixtures.query("a") + Fixtures.query("b")
        + "-- answer to b --\n\(StoreAnswers.itunes())\n")
    #expect(await site.run("build").status == .partial)
    #expect(
      try site.files().filter { $0.contains("catalog.") } == ["b/catalog.csv", "b/catalog.json"])
    #expect(try !site.page("a/index.html").contains("catalog.json"))
    #expect(try site.text("_site/b/catalog.json").hasSuffix("\"items\":[\n]}\n"))
    #expect(try site.text("_site/b/catalog.csv").split(separator: "\r\n").count == 1)
  }

  @Test("the site map has the day of the newest data of each page")
  func days() async throws {
    let site = try TestSite(Fixtures.settings + Fixtures.query("a") + Fixtures.query("b"))
    try site.record(
      "a", [StoreAnswers.itunes(StoreAnswers.song(1, "Mia"))], date: "2003-05-07T23:59:59Z")
    try site.record(
      "b", [StoreAnswers.itunes(StoreAnswers.song(2, "Nora"))], date: "2004-01-01T00:00:00Z")
    #expect(await site.run("build").status == .done)
    let entries = try site.text("_site/sitemap.xml").split(separator: "<url>").dropFirst().map {
      PageText(String($0))
    }
    let days = entries.map {
      (
        $0.between("<loc>https://shelf.example.org/long/", "</loc>"),
        $0.between("<lastmod>", "</lastmod>")
      )
    }
    #expect(
      days.map { "\($0.0 ?? "?") \($0.1 ?? "-")" } == [
        " 2004-01-01", "a/ 2003-05-07", "b/ 2004-01-01", "by/ 2004-01-01", "all/ 2004-01-01",
        "by/creator/ 2004-01-01", "by/creator/anna/ 2004-01-01", "by/kind/ 2004-01-01",
        "by/kind/song/ 2004-01-01", "item/itunes/1/ 2003-05-07",
        "item/itunes/2/ 2004-01-01",
      ])
  }

  @Test("without the site's address nothing is told that would need it")
  func withoutAddress() async throws {
    let site = try TestSite(
      "-- Site/site.yml --\ntitle: Shelf\n" + Fixtures.query("a", songs: "Mia"))
    #expect(await site.run("build").status == .done)
    for file in try site.pages() {
      let page = try site.page(file)
      for part in ["ld+json", "og:url", "rel=\"canonical\""] {
        #expect(!page.contains(part), "\(file) has \(part)")
      }
      #expect(page.contains("og:title"))
    }
    #expect(!site.has("_site/sitemap.xml"))
    #expect(try site.text("_site/a/catalog.json").contains("\"address\":\"/a/\""))
  }
}
