import Diagnostics
import Items
import Recording
import Testing

@Suite struct HistoryTests {
  private let site: SiteOnDisk
  private let file = "Site/Responses/q/history.jsonl"

  init() throws { site = try SiteOnDisk() }

  private func id(_ value: String) -> ItemID { ItemID(store: StoreName("itunes"), value: value) }

  /// Records the changes, each with an answer of its own.
  private func record(_ changes: [Change], _ body: String = "a") throws {
    var new = NewRecording()
    new.add("1-1.json", body)
    new.kept.changes = changes
    try site.shelf.replace(new, of: "q")
  }

  private static let odd =
    "\"quoted\" \\ tab\t line\nfeed\r\u{0}\u{7F}\u{2028} é 😀 \u{202E}right-to-left \u{1F468}\u{200D}\u{1F469}"

  private var lastKnown: Item {
    var item = Item(id: id("1"), kind: .song, title: Self.odd)
    item.subtitle = "Live"
    item.creators = [
      Item.Creator(name: "Queen", link: "https://music.apple.com/artist/3296287"),
      Item.Creator(name: "David Bowie"),
    ]
    item.collection = Item.Collection(
      name: "Hot Space", link: "https://music.apple.com/album/2", number: 11, count: 12)
    item.genres = ["Rock", "Art \"Rock\""]
    item.released = PartialDate(year: 1982, month: 5)
    item.artwork = Artwork(
      address: "https://is1-ssl.mzstatic.com/a/100x100bb.jpg",
      sizing: .box(prefix: "https://is1-ssl.mzstatic.com/a/", suffix: "bb.jpg"), width: 100)
    item.links = [
      Item.StoreLink(
        label: "apple-music", address: "https://music.apple.com/1?a=b&c=d", isSponsored: true),
      Item.StoreLink(label: "other", address: "http://example.org/"),
    ]
    item.price = Price(micros: 1_290_000, currency: "EUR")
    item.country = CountryCode("DE")
    item.years = Item.YearSpan(start: 1981, end: nil)
    item.duration = 248
    item.explicitness = .cleaned
    item.description = "One.\nTwo \"lines\"."
    item.facts = [
      Fact(.director, .text("D")), Fact(.pages, .number(7)), Fact(.isbn, .text("9780441013593")),
      Fact(.rating, .rating(hundredths: 450, of: 5, votes: 12)),
      Fact(.ratingImdb, .rating(hundredths: 83, of: 10, votes: nil)), Fact(.size, .size(1 << 40)),
      Fact(.website, .link("https://example.org/?a=b")), Fact(.publicDomain, .flag),
    ]
    item.codes = [.isbn("9780441013593"), .imdb("tt0372784"), .barcode(digits: "602498681")]
    return item
  }

  @Test("Every kind of change comes back as it was written, odd titles too")
  func comesBack() throws {
    let date = "2022-05-07T10:00:00Z"
    var plain = Item(id: id("2"), kind: Kind(word: "wax cylinder"), title: nil)
    plain.artwork = Artwork(
      address: "https://m.media-amazon.com/a._SX300.jpg",
      sizing: .width(prefix: "https://m.media-amazon.com/a._SX", suffix: ".jpg"))
    let changes = [
      Change(date: date, id: id("3"), title: Self.odd, .added),
      Change(date: date, id: id("4"), title: nil, .added),
      Change(date: date, id: id("1"), title: Self.odd, .gone(last: lastKnown)),
      Change(date: date, id: id("2"), title: nil, .gone(last: plain)),
      Change(date: date, id: id("5"), title: "New", .title(from: Self.odd, to: "New")),
      Change(date: date, id: id("6"), title: nil, .title(from: "Old", to: nil)),
      Change(
        date: date, id: id("7"), title: "T",
        .price(
          from: Price(micros: 0, currency: "USD"), to: Price(micros: Int.max, currency: "JPY"))),
      Change(date: date, id: id("8"), title: "T", .price(from: nil, to: lastKnown.price)),
      Change(
        date: date, id: id("9"), title: "T", .artwork(from: "https://a/\"b\"", to: nil)),
    ]
    try record(changes)
    let history = try site.shelf.history(of: "q")
    #expect(history.changes == changes)
    #expect(history.diagnostics.isEmpty)
    let text = try #require(site.text(file))
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == changes.count)
  }

  @Test("A line is a line, its keys in a fixed order") func lines() throws {
    let date = "2022-05-07T10:00:00Z"
    try record([
      Change(date: date, id: id("3"), title: "A", .added),
      Change(
        date: date, id: id("7"), title: "B",
        .price(from: nil, to: Price(micros: 1_290_000, currency: "EUR"))),
    ])
    #expect(
      site.text(file) == """
        {"date":"2022-05-07T10:00:00Z","change":"added","id":"itunes:3","title":"A"}
        {"date":"2022-05-07T10:00:00Z","change":"price","id":"itunes:7","title":"B",\
        "from":null,"to":{"micros":1290000,"currency":"EUR"}}

        """)
  }

  @Test("New lines go to the end, also behind one that was cut off") func appends() throws {
    try record([Change(date: "2022-05-07T10:00:00Z", id: id("1"), title: "A", .added)])
    try site.write(
      (site.text(file) ?? "") + #"{"date":"2022-06-"#, to: file)
    try record([Change(date: "2023-05-07T10:00:00Z", id: id("2"), title: "B", .added)], "b")
    let history = try site.shelf.history(of: "q")
    #expect(history.changes.map(\.title) == ["A", "B"])
    #expect(
      history.diagnostics == [
        Diagnostic(
          .warning, at: Place(file: file, line: 2, column: 1),
          "This line of the history is damaged, and left out.",
          hints: ["Take the file back from version control, or delete the line."],
          excerpt: #"{"date":"2022-06-"#)
      ])
    // Without changes the bytes stay, damage included.
    let before = site.text(file)
    try record([], "c")
    #expect(site.text(file) == before)
  }

  @Test(
    "What cannot be is a damaged line",
    arguments: [
      #"[]"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"added","title":"A"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"added","id":"itunes"}"#,
      #"{"date":"7 May","change":"added","id":"itunes:1"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"moved","id":"itunes:1"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"gone","id":"itunes:1"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"price","id":"itunes:1"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"title","id":"itunes:1","title":"A"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"artwork","id":"itunes:1","from":null}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"title","id":"itunes:1","from":{"micros":1,"currency":"EUR"}}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"price","id":"itunes:1","to":"1.29"}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"price","id":"itunes:1","to":{"micros":-1,"currency":"EUR"}}"#,
      #"{"date":"2022-05-07T10:00:00Z","change":"price","id":"itunes:1","to":{"micros":1e99,"currency":"EUR"}}"#,
      "\u{FFFD}", "{{{{{{{{",
    ])
  func damaged(_ line: String) {
    let history = History(Array("\(line)\n\r\n\n".utf8), path: "h")
    #expect(history.changes.isEmpty)
    #expect(history.diagnostics.map(\.place) == [Place(file: "h", line: 1, column: 1)])
  }

  @Test("Bytes that are no UTF-8 are a damaged line, and those around them count")
  func noText() {
    let lines = ["1", "\u{1}", "3"].map {
      #"{"date":"2022-05-07T10:00:00Z","change":"added","id":"itunes:1","title":"\#($0)"}"#
    }.joined(separator: "\n")
    let history = History(lines.utf8.map { $0 == 1 ? 0xFC : $0 }, path: "h")
    #expect(history.changes.map(\.title) == ["1", "3"])
    #expect(history.diagnostics.map(\.place) == [Place(file: "h", line: 2, column: 1)])
  }

  @Test("One that cannot be read is a warning, and hides nothing else") func unreadable() throws {
    try record([])
    try site.write("", to: "\(file)/x")
    let contents = site.shelf.contents(of: "q")
    #expect(contents.folder != nil && contents.damage == nil)
    #expect(
      contents.history.diagnostics == [
        Diagnostic(
          .warning, at: Place(file: file), "This cannot be read: it is no file.",
          hints: ["Look at the permissions of the file and its folders."])
      ])
  }

  @Test("Addresses that are none of the web are left out of what is shown")
  func addresses() throws {
    let line =
      #"{"date":"2022-05-07T10:00:00Z","change":"gone","id":"itunes:1","item":{"kind":"song","creators":[{"name":"A","link":"javascript:x"}],"links":[{"label":"l","address":"javascript:x"}],"artwork":{"address":"data:x"},"collection":"C","collection-link":"javascript:x","facts":[{"name":"website","link":"javascript:x"},{"name":"unheard-of","number":1}],"codes":[{"ean":"1"}],"explicitness":"very","duration":-1}}"#
    let history = History(Array(line.utf8), path: "h")
    guard case .gone(let item) = history.changes.first?.kind else {
      Issue.record("It is not gone.")
      return
    }
    #expect(item.creators == [Item.Creator(name: "A")])
    #expect(item.links.isEmpty)
    #expect(item.artwork == nil)
    #expect(item.collection == Item.Collection(name: "C"))
    #expect(item.facts.isEmpty && item.codes.isEmpty)
    #expect(item.explicitness == nil && item.duration == nil)
  }

  @Test(
    "The last that was known is whole: nothing of an item but preview and list price is left out")
  func whole() throws {
    let line = Change(
      date: "2022-05-07T10:00:00Z", id: lastKnown.id, title: lastKnown.title,
      .gone(last: lastKnown))
    try record([line])
    // A new field of items must be kept too, or be named here.
    let kept = Mirror(reflecting: lastKnown).children.filter { child in
      !["preview", "listPrice", "goneSince"].contains(child.label)
    }
    for field in kept {
      let value = Mirror(reflecting: field.value)
      #expect(value.displayStyle != .optional || !value.children.isEmpty, "\(field.label ?? "")")
      #expect(value.displayStyle != .collection || !value.children.isEmpty, "\(field.label ?? "")")
    }
    #expect(try site.shelf.history(of: "q").changes == [line])
  }

  @Test("The histories of both folders are one, by date") func bothFolders() throws {
    var new = NewRecording()
    new.add("1-1.json", "a")
    new.add("2-1.json", "b", isKept: false)
    new.add(change: "itunes:1", date: "2022-05-08T10:00:00Z")
    new.add(change: "google-books:1", isKept: false, date: "2022-05-07T10:00:00Z")
    try site.shelf.replace(new, of: "q")
    #expect(
      try site.shelf.history(of: "q").changes.map(\.id.text) == [
        "google-books:1", "itunes:1",
      ])
    #expect(site.text(file)?.contains("google") == false)
  }
}
