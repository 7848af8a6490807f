import Diagnostics
import Foundation
import Indexing
import Items
import Links
import QueryFiles
import Testing

@testable import Pages
@testable import Rendering

/// The data of a catalog: JSON and CSV.
@Suite struct CatalogDataTests {
  @Test("JSON and CSV stand beside the page")
  func addresses() throws {
    let files = try TestTheme.renderer().files(of: Self.data())
    #expect(files.map(\.address.path) == ["mixed/catalog.json", "mixed/catalog.csv"])
  }

  @Test func theHeadOfTheJSON() throws {
    let catalog = try json(of: Self.data())
    #expect(catalog["format"] as? String == "thumbindex-catalog")
    #expect(catalog["version"] as? Int == 1)
    let page = try #require(catalog["page"] as? [String: Any])
    #expect(page["title"] as? String == "A Mixed Shelf")
    #expect(page["address"] as? String == "https://shelf.example.org/long/mixed/")
    #expect(page["language"] as? String == "en")
    #expect(page["date"] as? String == "2022-05-07")
    #expect(page["stores"] as? [String] == ["itunes", "omdb"])
    #expect(page["countries"] as? [String] == ["US", "GB"])
    #expect((page["notices"] as? [String])?.count == 2)
    let sections = try #require(catalog["sections"] as? [[String: Any]])
    #expect(sections.map { $0["label"] as? String } == ["Pinned", "T", nil])
    #expect(sections.map { $0["anchor"] as? String } == ["pinned", "t", "all"])
    #expect(sections.map { $0["count"] as? Int } == [1, 1, 3])
  }

  @Test func theItemsOfTheJSON() throws {
    let items = try #require(json(of: Self.data())["items"] as? [[String: Any]])
    #expect(
      items.map { $0["id"] as? String } == [
        "itunes:1440650711", "omdb:tt2356777", "google-books:OFXJXbCXjTgC", "itunes:666",
        "itunes:x0123456789",
      ])
    let song = items[0]
    #expect(song["kind"] as? String == "song")
    #expect(song["title"] as? String == "=Bohemian Rhapsody")
    #expect(
      song["address"] as? String == "https://shelf.example.org/long/item/itunes/1440650711/")
    #expect((song["creators"] as? [[String: String]])?.first?["name"] == "Queen")
    let collection = try #require(song["collection"] as? [String: Any])
    #expect(collection["number"] as? Int == 1)
    #expect(collection["count"] as? Int == 17)
    #expect(song["genres"] as? [String] == ["Pop"])
    #expect(song["released"] as? String == "1975-10-31")
    #expect(song["duration"] as? Int == 355)
    #expect(song["price"] as? Double == 1.29)
    #expect(song["currency"] as? String == "USD")
    let links = try #require(song["links"] as? [[String: Any]])
    #expect(links.map { $0["label"] as? String } == ["Apple Music"])
    #expect(links.map { $0["sponsored"] as? Bool } == [false])
    #expect(song["section"] as? String == "Pinned")
    #expect(song["pinned"] as? Bool == true)
    #expect(song["tags"] as? [String] == ["long", "loved"])
    #expect(song["note"] as? String == "Six *parts*,\n\"one\" song.")
    #expect(song["preview"] == nil)
    let series = items[1]
    #expect((series["years"] as? [String: Int]) == ["start": 2014])
    #expect(series["price"] == nil)
    let untitled = items[4]
    #expect(untitled["title"] == nil)
    #expect(untitled["section"] == nil)
    #expect(untitled["pinned"] as? Bool == false)
  }

  @Test(
    "an own link to this site is whole where the site has an address",
    arguments: [
      ("about/", "https://shelf.example.org/long/about/"),
      ("/a/#b", "https://shelf.example.org/long/a/#b"), ("mailto:a@b.org", "mailto:a@b.org"),
      ("https://example.org/?a=/", "https://example.org/?a=/"),
    ])
  func ownLinks(_ link: String, _ whole: String) throws {
    let data = try Self.data(link: OwnersLink(link, as: .link))
    let items = try #require(json(of: data)["items"] as? [[String: Any]])
    let links = try #require(items[0]["links"] as? [[String: Any]])
    #expect(links.first?["address"] as? String == whole)
    #expect(links.count == 2)
    #expect(try table(of: data)[1][15] == whole)
  }

  @Test("the JSON is as its schema says, and has no member that the schema does not know")
  func schema() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs")
    let schema = try JSONSchema(
      Data(contentsOf: folder.appending(path: "catalog.schema.json")))
    for site in [SamplePages.site, Site(title: "A")] {
      #expect(schema.faults(in: try json(of: Self.data(), on: site)) == [])
    }
    #expect(
      schema.faults(in: ["format": "thumbindex-catalog", "version": 2, "page": [], "x": 1]) == [
        "/: items is missing", "/: sections is missing", "/page: is no object",
        "/version: is not 1", "/x: is unknown",
      ])
    // Whatever the schema knows is in the description too.
    let text = try String(contentsOf: folder.appending(path: "catalog-data.md"), encoding: .utf8)
    for name in schema.names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func theTable() throws {
    let rows = try table(of: Self.data())
    #expect(rows.count == 6)
    #expect(
      rows[0] == [
        "id", "kind", "title", "subtitle", "creators", "collection", "number", "genres",
        "released", "first-year", "last-year", "duration", "price", "currency", "country", "link",
        "artwork", "section", "pinned", "tags", "note", "address",
        "also", "gone",
      ])
    let album = "The Platinum Collection (Greatest Hits I, II & III)"
    #expect(
      rows[1] == [
        "itunes:1440650711", "song", "'=Bohemian Rhapsody", "", "Queen", album, "1", "Pop",
        "1975-10-31", "", "", "355", "1.29", "USD", "US",
        "https://music.apple.com/us/album/a/1?i=1440650711&uo=4",
        "https://is1-ssl.mzstatic.com/image/thumb/Music/1440650711/source/600x600bb.jpg",
        "Pinned", "true", "long; loved", "Six *parts*,\n\"one\" song.",
        "https://shelf.example.org/long/item/itunes/1440650711/", "", "",
      ])
    #expect(rows[2][9] == "2014")
    #expect(rows[3][4] == "Brian Hardy; Bill Phillips")
    // Every text of this item tries to leave its place.
    #expect(rows[4][2] == "x\" onmouseover=\"y' & <script>alert(1)</script> {{title}}")
    #expect(rows[4][3] == "'\"><img src=x>")
    #expect(rows[5][2] == "")
  }

  @Test("every column and the way of writing it is described")
  func columnsAreDescribed() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/catalog-data.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let columns = try table(of: Self.data())[0].map { "`\($0)`" }.joined(separator: " ")
    let described = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(described.contains(columns))
  }

  @Test(
    "cells are quoted where they need it, and no cell is a formula",
    arguments: [
      (["a", nil, "c"], "a,,c\r\n"),
      (
        ["a,b", "say \"a\"", "a\nb", "a\rb"],
        "\"a,b\",\"say \"\"a\"\"\",\"a\nb\",\"a\rb\"\r\n"
      ),
      (["=1+1", "+1", "-1", "@a", "\ta", "\ra"], "'=1+1,'+1,'-1,'@a,'\ta,\"'\ra\"\r\n"),
      (["=a,\"b\""], "\"'=a,\"\"b\"\"\"\r\n"), (["a=1", " =1", "é"], "a=1, =1,é\r\n"),
    ])
  func cells(_ cells: [String?], _ line: String) {
    var bytes: [UInt8] = []
    CSVRow(cells).append(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == line)
  }

  @Test("without the site's address those of its pages begin with a slash")
  func withoutAddress() throws {
    let catalog = try json(of: Self.data(), on: Site(title: "A", basePath: SamplePages.base))
    #expect((catalog["page"] as? [String: Any])?["address"] as? String == "/long/mixed/")
    let items = try #require(catalog["items"] as? [[String: Any]])
    #expect(items[0]["address"] as? String == "/long/item/itunes/1440650711/")
  }

  @Test("the labels are those of the page's language")
  func language() throws {
    let catalog = try json(of: Self.data(language: "de"))
    let sections = try #require(catalog["sections"] as? [[String: Any]])
    #expect(sections.first?["label"] as? String == TestTheme.phrases("de")["pinned"])
  }

  /// A catalog of three stores: with pins, a letter, and what has no label.
  private static func data(
    language: String = "en", link: OwnersLink? = nil
  ) throws -> CatalogData {
    var curation = Curation(
      id: Placed(SampleItems.bohemianRhapsody.id, at: Place(file: "Queries/mixed.md")))
    curation.isPinned = true
    curation.title = "=Bohemian Rhapsody"
    curation.tags = ["long", "loved"]
    curation.link = link
    curation.note = MarkdownText(
      text: "Six *parts*,\n\"one\" song.", file: "Queries/mixed.md", firstLine: 9)
    let pinned = Row(
      CuratedItem(item: SampleItems.bohemianRhapsody, curation: curation), note: nil)
    let others = [SampleItems.series, SampleItems.book, SampleItems.hostile, SampleItems.untitled]
    return CatalogData(
      heading: PageHeading(
        address: Address("mixed/"), title: "A Mixed Shelf", language: language,
        stores: [SampleItems.apple, SampleItems.omdb]),
      query: "mixed", file: "Queries/mixed.md",
      countries: ["US", "GB"].compactMap { CountryCode($0) }, date: "2022-05-07",
      sections: [
        .init(label: .pinned, anchor: "pinned", count: 1),
        .init(label: .letter("T"), anchor: "t", count: 1),
        .init(label: .everything, anchor: "all", count: 3),
      ], rows: [pinned] + others.map { Row(CuratedItem(item: $0), note: nil) })
  }

  private func json(of data: CatalogData, on site: Site = SamplePages.site) throws
    -> [String: Any]
  {
    let file = try #require(TestTheme.renderer(for: site).files(of: data).first)
    return try #require(
      JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
  }

  /// The cells of the CSV, read as RFC 4180 says.
  private func table(of data: CatalogData) throws -> [[String]] {
    let file = try #require(TestTheme.renderer().files(of: data).last)
    var rows: [[String]] = [[]]
    var cell: [UInt8] = []
    var isQuoted = false
    var last: UInt8?
    for byte in file.bytes {
      defer { last = byte }
      switch (byte, isQuoted) {
      case (UInt8(ascii: "\""), false):
        // One behind another inside of quotes is meant.
        if last == byte { cell.append(byte) }
        isQuoted = true
      case (UInt8(ascii: "\""), true): isQuoted = false
      case (UInt8(ascii: ","), false):
        rows[rows.count - 1].append(String(decoding: cell, as: UTF8.self))
        cell = []
      case (UInt8(ascii: "\r"), false): break
      case (UInt8(ascii: "\n"), false):
        rows[rows.count - 1].append(String(decoding: cell, as: UTF8.self))
        cell = []
        rows.append([])
      default: cell.append(byte)
      }
    }
    #expect(rows.popLast() == [])
    return rows
  }
}
