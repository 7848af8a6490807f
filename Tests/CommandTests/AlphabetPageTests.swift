import Command
import Foundation
import Testing

/// The letters of pages: bar and sections.
@Suite struct AlphabetPageTests {
  @Test("AZ-29 AZ-32 the bar leads to every row; titles without a letter stand under #")
  func barAndSections() async throws {
    let site = try TestSite(
      Fixtures.query(
        "a", songs: "Ärger", "", "   ", "99 Songs", "Zoo", "Árvore", "!!!", "Брат", "周杰伦"))
    let run = await site.run("build")
    #expect(run.status == .done)
    let page = try site.page("a/index.html")
    let sections = page.sections
    #expect(sections.map(\.label) == ["#", "A", "Z", "Б", "漢"])
    #expect(sections[0].titles.sorted() == ["!!!", "(untitled)", "(untitled)", "99 Songs"])
    #expect(sections[1].titles == ["Ärger", "Árvore"])
    let bar = try #require(page.between("<nav class=\"bar", "</nav>"))
    let entries = bar.split(separator: "<li>").dropFirst().map { PageText(String($0)) }
    let reached = entries.filter { $0.contains("href=") }
    let counts = reached.compactMap { $0.between("<i>", "</i>").flatMap { Int($0) } }
    #expect(counts.reduce(0, +) == page.rows.count)
    #expect(reached.compactMap { $0.between("<bdi>", "</bdi>") } == sections.map(\.label))
    for target in reached.flatMap({ $0.values(of: "href") }) {
      let id = try #require(target.dropFirst().removingPercentEncoding)
      #expect(page.contains("<section class=\"sec\" id=\"\(id)\">"), "\(target)")
    }
  }

  @Test("AZ-32 an untitled item has a page that its row leads to")
  func untitled() async throws {
    let site = try TestSite(Fixtures.query("a", songs: ""))
    let run = await site.run("build")
    #expect(
      run.output.hasPrefix("1 item without a title, shown as \"(untitled)\"\n"), "\(run.output)")
    #expect(try site.page("item/itunes/1/index.html").contains(#""name":"(untitled)""#))
    #expect(try site.page("a/index.html").contains(#""name":"(untitled)""#))
    let href = try #require(site.page("a/index.html").rows.first?.values(of: "href").first)
    #expect(href == "/item/itunes/1/")
    #expect(try site.page("item/itunes/1/index.html").contains("<h1><bdi>(untitled)</bdi></h1>"))
    #expect(
      await site.run("check").output
        == "1 item without a title, shown as \"(untitled)\"\nNo faults found\n")
  }

  @Test("an item's page is in the site's language if one of its catalogs is, else in its catalog's")
  func languageOfItems() async throws {
    let site = try TestSite(
      Fixtures.query("a", more: "language: de", songs: "Mia", "Nora")
        + Fixtures.query("b", songs: "Mia"))
    #expect(await site.run("build").status == .done)
    #expect(try site.page("item/itunes/1/index.html").contains("<html lang=\"en\""))
    #expect(try site.page("item/itunes/2/index.html").contains("<html lang=\"de\""))
  }

  @Test("AZ-36 pages in a language from right to left, with its letters, and titles kept apart")
  func rightToLeft() async throws {
    let site = try TestSite(
      Fixtures.query(
        "a", title: "שירים", more: "language: he", songs: "שלום (Live!) 2", "Abba...", "אבא"))
    #expect(await site.run("build").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(page.sections.map(\.label) == ["א", "ש", "A"])
    #expect(page.contains("<bdi>שלום (Live!) 2</bdi>"))
    #expect(try site.page("index.html").contains("<html lang=\"en\">"))
    #expect(try site.page("index.html").contains("<bdi>שירים</bdi>"))
  }

  @Test("AZ-16 numbers by value; AZ-17 what stands before the first letter does not count")
  func order() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "Vol 10", "Vol 2", "\"Heroes\"", "[REC]", "¿Quién?", "Vol 1"))
    await site.run("build")
    #expect(
      try site.page("a/index.html").titles == [
        "&quot;Heroes&quot;", "¿Quién?", "[REC]", "Vol 1", "Vol 2", "Vol 10",
      ])
  }

  @Test("AZ-07 AZ-09 articles count unless the site or the query says otherwise")
  func articles() async throws {
    let site = try TestSite(
      Fixtures.query("a", songs: "The Wall", "A L E X", "Zoo")
        + Fixtures.query("b", more: "index: {articles: ignore}", songs: "The Wall", "A L E X")
        + Fixtures.query("c", more: "language: fr", songs: "L'aigle d'or"))
    await site.run("build")
    let labels = { (file: String) in try site.page("\(file)/index.html").sections.map(\.label) }
    #expect(try labels("a") == ["A", "T", "Z"])
    #expect(try labels("b") == ["A", "W"])
    #expect(try labels("c") == ["L"])
    try site.write(TestSite.settings + "index: {articles: ignore}\n", to: "Site/site.yml")
    await site.run("build")
    #expect(try labels("a") == ["A", "W", "Z"])
    #expect(try labels("c") == ["A"])
    #expect(try site.page("a/index.html").titles.contains("The Wall"))
  }

  @Test("AZ-37 a language that is not known is a warning at its place, and letters are neutral")
  func unknownLanguage() async throws {
    let site = try TestSite(Fixtures.query("a", more: "language: xx-qq", songs: "Zoo", "Ärger"))
    let run = await site.run("build")
    #expect(run.status == .done)
    #expect(
      run.remarks.hasPrefix(
        "Queries/a.md:4:11: warning: The language 'xx-qq' is not known; letters and order are "
          + "neutral.\n"), "\(run.remarks)")
    #expect(try site.page("a/index.html").sections.map(\.label) == ["A", "Z"])
  }

  static let orders: [(index: String, labels: [String], titles: [String])] = [
    ("{by: title}", ["C", "D", "Z"], ["Car", "Dog", "Zoo"]),
    ("{by: title, order: descending}", ["Z", "D", "C"], ["Zoo", "Dog", "Car"]),
    ("{by: creator}", ["B", "M", "Unknown"], ["Zoo", "Car", "Dog"]),
    ("{by: collection}", ["L", "Unknown"], ["Car", "Dog", "Zoo"]),
    ("{by: genre}", ["Pop", "Rock", "Unknown"], ["Zoo", "Dog", "Car"]),
    ("{by: kind}", ["Music Videos", "Songs"], ["Dog", "Car", "Zoo"]),
    ("{by: year}", ["1999", "2004", "Unknown"], ["Car", "Dog", "Zoo"]),
    ("{by: none}", [""], ["Zoo", "Car", "Dog"]),
  ]

  private static let mixed = StoreAnswers.itunes(
    StoreAnswers.song(3, "Zoo", #""artistName":"Beth","primaryGenreName":"Pop""#),
    StoreAnswers.song(
      1, "Car", #""artistName":"Mia","collectionName":"Loud","releaseDate":"1999-01-01""#),
    StoreAnswers.song(
      2, kind: "music-video", "Dog", #""primaryGenreName":"Rock","releaseDate":"2004-02-02""#))

  @Test("every way to index a page", arguments: orders)
  func indexing(_ index: String, _ labels: [String], _ titles: [String]) async throws {
    let site = try TestSite(Fixtures.query("a", more: "index: \(index)"))
    try site.record("a", [Self.mixed])
    #expect(await site.run("build").status == .done)
    let page = try site.page("a/index.html")
    #expect(page.sections.map(\.label) == labels)
    #expect(page.titles == titles)
    #expect(page.contains("<nav class=\"bar") == (index != "{by: none}"))
  }
}
