import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

/// What a history knows of items that the query names and no store returned.
@Suite struct GoneItemTests {
  private static let store = StoreName("itunes")

  private static func id(_ value: String) -> ItemID { ItemID(store: store, value: value) }

  private static func last(_ value: String, _ title: String) -> Item {
    var item = Item(id: id(value), kind: .song, title: title)
    item.price = Price(micros: 990_000, currency: "USD")
    item.links = [Item.StoreLink(label: "apple-music", address: "https://music.apple.com/1")]
    return item
  }

  private static func change(_ day: Int, _ value: String, _ kind: Change.Kind) -> Change {
    Change(date: "2022-05-0\(day)T10:00:00Z", id: id(value), title: nil, kind)
  }

  private static let history = History(
    changes: [
      change(1, "7", .gone(last: last("7", "Old name"))), change(2, "7", .added),
      change(3, "8", .gone(last: last("8", "Back again"))),
      change(4, "7", .gone(last: last("7", "New name"))),
      change(5, "8", .added), change(6, "7", .title(from: "x", to: "y")),
      change(7, "9", .added),
    ],
    diagnostics: [Diagnostic(.warning, "A line is damaged.")])

  private static func query(_ ids: String..., hide: String..., note: String? = nil) -> Query {
    var query = Query(name: "q", place: Place(file: "Queries/q.md"), title: "Q", searches: [])
    query.curations = ids.map { value in
      var curation = Curation(id: Placed(id(value), at: query.place))
      if value == note {
        curation.note = MarkdownText(text: "Good.", file: "Queries/q.md", firstLine: 1)
      }
      return curation
    }
    query.hide = hide.map { .id(Placed(id($0), at: query.place)) }
    return query
  }

  @Test("the newest change decides, and neither price nor link is left")
  func newest() {
    let gone = Self.history.gone(among: ["9", "8", "7", "6"].map(Self.id))
    #expect(gone.map(\.title) == ["New name"])
    #expect(gone.map(\.goneSince) == ["2022-05-04"])
    #expect(gone.first?.price == nil)
    #expect(gone.first?.links.isEmpty == true)
  }

  @Test("they come in the order asked for")
  func order() {
    let changes = ["1", "2"].map { Self.change(1, $0, .gone(last: Self.last($0, $0))) }
    let gone = History(changes: changes).gone(among: ["2", "3", "1"].map(Self.id))
    #expect(gone.map(\.id.value) == ["2", "1"])
  }

  @Test("ids under 'items' and 'hide' are looked for, once each, and warnings are kept")
  func recall() throws {
    var findings = Findings(state: .recorded, items: [Self.last("1", "Here")])
    try findings.recall(for: Self.query("1", "7", hide: "7", "8")) { Self.history }
    #expect(findings.gone.map(\.id.value) == ["7"])
    #expect(findings.items.map(\.id.value) == ["1"])
    #expect(findings.diagnostics == Self.history.diagnostics)
  }

  @Test("the history is not read when nothing is missing, or nothing was ever recorded")
  func unread() throws {
    var whole = Findings(state: .recorded, items: [Self.last("1", "Here")])
    try whole.recall(for: Self.query("1")) {
      Issue.record("read")
      return Self.history
    }
    var none = Findings(state: .missing, items: [])
    try none.recall(for: Self.query("7")) {
      Issue.record("read")
      return Self.history
    }
    #expect(none.gone.isEmpty)
  }

  @Test("what another query found is not gone: it is shown where there is a note on it")
  func restore() throws {
    var other = Findings(state: .recorded, items: [Self.last("7", "There")])
    other.dates = [Self.id("7"): "2022-05-09T10:00:00Z"]
    let found = [
      Self.id("7"): try #require(FoundItem.all(in: [("b", other)]).first)
    ]
    for isNoted in [true, false] {
      let query = Self.query("7", note: isNoted ? "7" : nil)
      var findings = Findings(state: .recorded, items: [])
      try findings.recall(for: query) { Self.history }
      findings.restore(from: found, for: query)
      #expect(findings.gone.isEmpty)
      #expect(findings.items.map(\.title) == (isNoted ? ["There"] : []))
      #expect(findings.dates == (isNoted ? other.dates : [:]))
    }
  }
}
