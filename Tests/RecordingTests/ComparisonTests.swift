import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

@Suite struct ComparisonTests {
  private static let search = "store: itunes\nterm: abba"
  private static let date = "2022-05-07T10:00:00Z"

  /// A query of one search, and what was answered.
  private func shelf(_ body: String, _ search: String = ComparisonTests.search) throws -> Shelf {
    var shelf = Shelf([search])
    try shelf.record(1, 1, body, date: Self.date)
    return shelf
  }

  private func song(
    _ id: Int, _ title: String, price: String = "1.29", currency: String = "EUR",
    artwork: String = "https://is1-ssl.mzstatic.com/image/a/100x100bb.jpg"
  ) -> String {
    """
    {"kind":"song","trackId":\(id),"trackName":"\(title)","trackPrice":\(price),\
    "currency":"\(currency)","artworkUrl100":"\(artwork)"}
    """
  }

  /// The changes between two answers, as `change id`.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try shelf(.itunes(new)).changes(since: try shelf(.itunes(old))).map {
      "\($0.kind.word) \($0.id.value)"
    }
  }

  @Test func theFirstRecordingIsNoChange() throws {
    #expect(try shelf(.songs(1, 2)).changes(since: nil).isEmpty)
    #expect(try shelf(.songs(1, 2)).changes(since: Shelf([Self.search])).isEmpty)
  }

  @Test("The same in another order is the same") func order() throws {
    #expect(try shelf(.songs(1, 2, 3)).changes(since: try shelf(.songs(3, 1, 2))).isEmpty)
  }

  @Test("Added, gone, title, price, artwork, each by id") func totalOrder() throws {
    let old = [
      song(9, "Gone"), song(8, "Gone too"), song(5, "Five"), song(4, "Four"), song(3, "Three"),
    ]
    let new = [
      song(4, "4", price: "0.99", artwork: "https://is1-ssl.mzstatic.com/image/b/100x100bb.jpg"),
      song(5, "5", price: "-1"), song(3, "Three", currency: "USD"), song(12, "New"),
      song(11, "New too"),
    ]
    #expect(
      try changes(old.joined(separator: ","), new.joined(separator: ",")) == [
        "added 11", "added 12", "gone 8", "gone 9", "title 4", "title 5", "price 3", "price 4",
        "price 5", "artwork 4",
      ])
  }

  @Test func saysWhatItWas() throws {
    let changes = try shelf(.itunes(song(1, "B", price: "0.99"))).changes(
      since: try shelf(.itunes(song(1, "A"))))
    #expect(
      changes.map(\.kind) == [
        .title(from: "A", to: "B"),
        .price(
          from: Price(micros: 1_290_000, currency: "EUR"),
          to: Price(micros: 990_000, currency: "EUR")),
      ])
    #expect(changes.allSatisfy { $0.date == "2023-01-01T00:00:00Z" && $0.title == "B" })
  }

  @Test("What is gone is remembered as it was last known") func gone() throws {
    let old = try shelf(.itunes(song(1, "A")))
    let changes = try shelf(.itunes("")).changes(since: old)
    guard case .gone(let last) = changes.first?.kind else {
      Issue.record("It is not gone.")
      return
    }
    #expect(last == (try old.findings().items.first))
    #expect(changes.first?.title == "A")
  }

  @Test("What is gone is remembered without the owner's account with its store") func account()
    throws
  {
    let old = try shelf(
      .itunes(
        #"{"kind":"song","trackId":1,"trackName":"A","trackViewUrl":"https://music.apple.com/1?i=1"}"#
      ))
    let links = try old.findings().items.map(\.links)
    var new = try shelf(.itunes(""))
    var settings = StoreSettings()
    settings.affiliateToken = Placed("10ab", at: Place(file: "Site/site.yml"))
    settings.affiliateCampaign = Placed("c", at: Place(file: "Site/site.yml"))
    new.site.stores[StoreName("itunes")] = settings
    let last = try new.changes(since: old).compactMap { change in
      if case .gone(let last) = change.kind { last.links } else { nil }
    }
    #expect(last == links && links.first?.isEmpty == false)
  }

  @Test("The same picture on another of Apple's hosts, or of another size, is the same")
  func hosts()
    throws
  {
    #expect(
      try changes(
        song(1, "A"),
        song(1, "A", artwork: "https://is5-ssl.mzstatic.com/image/a/60x60bb.jpg")) == [])
  }

  @Test("Another question is no change of the store") func anotherQuestion() throws {
    let old = try shelf(.songs(1), "store: itunes\nterm: queen")
    #expect(try shelf(.songs(2)).changes(since: old).isEmpty)
  }

  @Test("Only the search that stayed is compared") func oneOfTwoSearches() throws {
    var old = Shelf([Self.search, "store: itunes\nterm: queen"])
    try old.record(1, 1, .songs(1, 2, 3), date: Self.date)
    try old.record(2, 1, .songs(10, 4), date: Self.date)
    var new = Shelf([Self.search, "store: itunes\nterm: rush"])
    try new.record(1, 1, .songs(1, 4, 5), date: Self.date)
    try new.record(2, 1, .songs(20, 3), date: Self.date)
    // 4 was there, by the other search; 3 still is.
    #expect(
      try new.changes(since: old).map { "\($0.kind.word) \($0.id.value)" } == [
        "added 5", "gone 2",
      ])
  }

  @Test("What was altered since it was recorded is compared with nothing") func altered() throws {
    var old = Shelf(["store: itunes\nterm: a", "store: itunes\nterm: b"])
    var new = old
    for number in [1, 2] {
      try old.record(number, 1, .songs(number), date: "2022-05-07T10:00:00Z")
      try new.record(number, 1, .songs(number, number + 2), date: "2022-05-08T10:00:00Z")
    }
    old.files["1-1.json"] = .songs(7)
    #expect(try new.changes(since: old).map(\.id.value) == ["4"])
  }

  @Test("A recording that cannot be read is compared with nothing") func damaged() throws {
    var old = try shelf(.songs(1))
    old.files = [:]
    #expect(try shelf(.songs(1, 2)).changes(since: old).isEmpty)
  }

  @Test("A volume that the store does not know any more is gone") func absent() throws {
    let search = "store: google-books\nid: [a1, b2]"
    let volume = { (id: String) in
      #"{"kind":"books#volume","id":"\#(id)","volumeInfo":{"title":"\#(id)"}}"#
    }
    var old = Shelf([search])
    try old.record(1, 1, volume("a1"), date: Self.date)
    try old.record(1, 2, volume("b2"), date: Self.date)
    var new = Shelf([search])
    try new.record(1, 1, volume("a1"), date: Self.date)
    try new.recordAbsence(1, 2, date: Self.date)
    #expect(
      try new.changes(since: old).map { "\($0.kind.word) \($0.id.value)" } == ["gone b2"])
  }
}
