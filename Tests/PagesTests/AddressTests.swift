import Diagnostics
import Items
import Pages
import QueryFiles
import Testing

@Suite struct AddressTests {
  @Test(
    "SG-17 Addresses are percent-encoded for links and plain on disk",
    arguments: [
      ("müsli/", "m%C3%BCsli/", "müsli/index.html"), ("", "", "index.html"),
      ("404.html", "404.html", "404.html"), ("a b/~x_/", "a%20b/~x_/", "a b/~x_/index.html"),
    ])
  func encodes(_ path: String, _ encoded: String, _ file: String) {
    #expect(Address(path).encoded == encoded)
    #expect(Address(path).file == file)
    #expect(Target(Address(path), fragment: "ä").encoded == encoded + "#%C3%A4")
  }

  @Test(
    "The address of an item is made from its id",
    arguments: [
      ("itunes:579373079", "item/itunes/579373079/"), ("omdb:tt0372784", "item/omdb/tt0372784/"),
      ("google-books:zyTCAlFPjgYC", "item/google-books/zytcalfpjgyc-d0a2ec/"),
      ("google-books:ZYTCAlFPjgYC", "item/google-books/zytcalfpjgyc-99504a/"),
      ("x:-a_b", "item/x/-a-b-bbad31/"),
    ])
  func item(_ id: String, _ path: String) throws {
    let id = try #require(ItemID(id))
    #expect(Address(of: id).path == path)
  }

  @Test("An endless id stays within a segment")
  func longItem() {
    let id = ItemID(store: StoreName("omdb"), value: String(repeating: "a", count: 5000))
    #expect(Address(of: id).path.utf8.count < 110)
  }
}

@Suite struct SiteAddressesTests {
  private func sources(
    queries: [String] = [], lists: [String: [String]] = [:], pages: [String] = []
  ) -> SiteSources {
    let place = Place(file: "Site/site.yml")
    let settings = SiteSettings(title: "T", language: Placed("en", at: place))
    let entries = lists.flatMap { list, names in
      names.map { name in
        var query = Query(
          name: "\(list)/\(name)", place: Place(file: "Queries/\(list).yml"), title: name,
          searches: [])
        query.entry = Query.ListEntry(list: list, name: name)
        return query
      }
    }
    return SiteSources(
      settings: settings,
      queries: queries.map { name in
        Query(name: name, place: Place(file: "Queries/\(name).md"), title: name, searches: [])
      } + entries,
      lists: lists.map { list, names in
        QueryList(
          name: list, place: Place(file: "Queries/\(list).yml"), title: list,
          entries: names.map { "\(list)/\($0)" })
      },
      pages: pages.map { name in
        PlainPage(
          name: name, place: Place(file: "Site/Pages/\(name).md"), title: name,
          body: MarkdownText(text: "", file: "Site/Pages/\(name).md", firstLine: 1))
      })
  }

  @Test("Queries stand at the slug of their path, entries below their list")
  func addresses() throws {
    let sources = sources(
      queries: ["music/Queen", "films"], lists: ["Bands": ["AC/DC", "Rush"]], pages: ["about"])
    let addresses = try SiteAddresses(of: sources)
    #expect(
      sources.queries.map { addresses.catalog($0).path }
        == ["music/queen/", "films/", "bands/ac-dc/", "bands/rush/"])
    #expect(sources.lists.map { addresses.list($0).path } == ["bands/"])
    #expect(sources.pages.map { addresses.page($0).path } == ["about/"])
  }

  @Test("What an entry is called begins behind the slash, also with a mark that joins it")
  func entryThatBeginsWithAMark() throws {
    let sources = sources(lists: ["Bands": ["\u{301}abc"]])
    let addresses = try SiteAddresses(of: sources)
    #expect(sources.queries.map { addresses.catalog($0).path } == ["bands/abc/"])
    #expect(sources.queries.map { addresses.recording($0) } == ["Bands/abc"])
  }

  @Test(
    "Two sources for one address are errors that name both",
    arguments: [
      (["A b", "a-b"], [], "'Queries/a-b.md' and 'Queries/A b.md' have the same address 'a-b/'."),
      (
        ["about"], ["about"],
        "'Site/Pages/about.md' and 'Queries/about.md' have the same address 'about/'."
      ),
      (
        ["music", "music/queen"], [],
        "'Queries/music/queen.md' and 'Queries/music.md' cannot stand together: the second needs the folder 'music/'."
      ),
      (["item"], [], "The address 'item/' is taken by Thumbindex itself."),
      (["by/x"], [], "The address 'by/' is taken by Thumbindex itself."),
      (["!!!"], [], "The name '!!!' has no letter or digit for an address."),
    ])
  func clashes(_ queries: [String], _ pages: [String], _ summary: String) {
    let faults = #expect(throws: DiagnosticList.self) {
      try SiteAddresses(of: sources(queries: queries, pages: pages))
    }
    #expect(faults?.all.map(\.summary) == [summary])
  }

  @Test("A fault concerns both of its sources, and no other whose name is a part of theirs")
  func concerns() {
    let faults = SiteAddresses.faults(in: sources(queries: ["A b", "a-b", "b"]))
    #expect(faults.count == 1)
    for (file, isConcerned) in [
      ("Queries/A b.md", true), ("Queries/a-b.md", true), ("Queries/b.md", false), ("b.md", false),
    ] {
      #expect(faults.contains { $0.concerns(file) } == isConcerned, "\(file)")
    }
  }

  @Test("A list beside a query in its folder is an error")
  func listBesideFolder() {
    let faults = #expect(throws: DiagnosticList.self) {
      try SiteAddresses(of: sources(queries: ["bands/rush"], lists: ["bands": ["Rush"]]))
    }
    #expect(faults?.all.count == 1)
  }
}
