import Items
import Testing

@testable import Pages

/// What an item cost over time.
@Suite struct PriceHistoryTests {
  private static func price(_ cents: Int?, _ currency: String = "USD") -> Price? {
    cents.flatMap { Price(micros: $0 * 10_000, currency: currency) }
  }

  private static func change(
    _ from: Int?, _ to: Int?, on day: Int, _ currency: String = "USD"
  ) -> DatedPrice {
    DatedPrice(
      day: "2022-05-\(day + 10)",
      change: PriceChange(from: price(from, currency), to: price(to, currency)))
  }

  /// `- 129, 11 99`: each step's day of May and its cents; an `x` for no price.
  private func text(_ changes: [DatedPrice], now: Price?, on day: Int = 20) -> String? {
    PriceHistory(changes, now: now, on: "2022-05-\(day)").map { history in
      history.steps.map { step in
        let price = step.price.map { "\($0.micros / 10_000)" } ?? "x"
        return "\(step.day.map { String($0.suffix(2)) } ?? "-") \(price)"
      }.joined(separator: ", ")
    }
  }

  @Test func stepsOfOneQuery() {
    let changes = [Self.change(129, 99, on: 1), Self.change(99, 69, on: 3)]
    #expect(text(changes, now: Self.price(69)) == "- 129, 11 99, 13 69")
    #expect(
      PriceHistory(changes, now: Self.price(69), on: "2022-05-20")?.end == "2022-05-20")
    #expect(
      PriceHistory(changes, now: Self.price(69), on: "2022-05-01")?.end == "2022-05-13")
  }

  @Test("what two queries saw on different days counts from the first of them")
  func stepsOfTwoQueries() {
    let one = [Self.change(129, 99, on: 1), Self.change(99, 129, on: 5)]
    let other = [Self.change(129, 99, on: 2), Self.change(99, 129, on: 6)]
    #expect(text(one + other, now: Self.price(129)) == "- 129, 11 99, 15 129")
    #expect(text(other + one, now: Self.price(129)) == "- 129, 11 99, 15 129")
  }

  @Test("of one day the last price counts")
  func oneDay() {
    let changes = [
      Self.change(129, 99, on: 1), Self.change(99, 69, on: 1), Self.change(69, 129, on: 2),
      Self.change(129, 69, on: 2),
    ]
    #expect(text(changes, now: Self.price(69)) == "- 129, 11 69")
  }

  @Test("a time without a price is a gap, free is free in every currency")
  func gaps() {
    #expect(
      text(
        [Self.change(129, nil, on: 1), Self.change(nil, 99, on: 2)], now: Self.price(99))
        == "- 129, 11 x, 12 99")
    #expect(text([Self.change(nil, 99, on: 2)], now: Self.price(99)) == nil)
    #expect(
      text(
        [
          DatedPrice(
            day: "2022-05-11", change: PriceChange(from: Self.price(99), to: Self.price(0, "XXX")))
        ], now: Self.price(0, "XXX")) == "- 99, 11 0")
    #expect(
      text([Self.change(129, 99, on: 1), Self.change(99, nil, on: 2)], now: nil)
        == "- 129, 11 99, 12 x")
  }

  @Test("after a change of currency the last run that had two prices stays, up to that day")
  func changeOfCurrency() {
    let euro = DatedPrice(
      day: "2022-05-15", change: PriceChange(from: Self.price(199), to: Self.price(199, "EUR")))
    let changes = [Self.change(129, 99, on: 1), Self.change(99, 199, on: 3), euro]
    let dollars = PriceHistory(changes, now: Self.price(199, "EUR"), on: "2022-05-20")
    #expect(text(changes, now: Self.price(199, "EUR")) == "- 129, 11 99, 13 199")
    #expect(dollars?.end == "2022-05-15")
    let two = changes + [Self.change(199, 149, on: 8, "EUR")]
    #expect(text(two, now: Self.price(149, "EUR")) == "15 199, 18 149")
    #expect(text([Self.change(129, 99, on: 1), euro], now: nil) == "- 129, 11 99, 20 x")
  }

  @Test("only one currency counts, that of the page before others")
  func currency() {
    let changes = [
      Self.change(149, 129, on: 1, "EUR"), Self.change(129, 99, on: 2),
      Self.change(129, 199, on: 3, "EUR"),
    ]
    #expect(text(changes, now: Self.price(99)) == "- 129, 12 99")
    #expect(text(changes, now: Self.price(199, "EUR")) == "- 149, 11 129, 13 199")
    #expect(text(changes, now: Self.price(5, "GBP")) == "- 149, 11 129, 13 199")
  }

  @Test("a price that no history tells of counts from the day of the data")
  func untold() {
    #expect(text([Self.change(129, 99, on: 1)], now: Self.price(79)) == "- 129, 11 99, 20 79")
    #expect(text([], now: Self.price(79)) == nil)
  }

  @Test("the newest 24 are kept")
  func most() {
    let changes = (0..<60).map { Self.change($0, $0 + 1, on: $0 % 10 + $0 / 10 * 11) }
    let history = PriceHistory(changes, now: Self.price(60), on: "2022-05-20")
    #expect(history?.steps.count == 24)
    #expect(history?.steps.last?.price == Self.price(60))
  }

  @Test("of what is gone the last price stands to the end")
  func gone() throws {
    let gone = IndexedSite.song(1, "Mia", by: "Anna").gone(since: "2022-05-09")
    var site = IndexedSite(gone)
    site.events["a"] = [.price(1, 129, 99, on: "2022-05-07")]
    let page = try #require(
      site.pages().compactMap { if case .item(let page) = $0 { page } else { nil } }.first)
    #expect(
      page.prices?.steps == [
        .init(day: nil, price: Self.price(129)), .init(day: "2022-05-07", price: Self.price(99)),
      ])
    #expect(page.prices?.end == "2022-05-09")
  }

  @Test("an item's page has those of the queries for its country")
  func country() throws {
    func song(_ country: String) -> Item {
      var song = IndexedSite.song(1, "Mia", by: "Anna")
      song.country = CountryCode(country)
      song.price = Self.price(99, "EUR")
      return song
    }
    var site = IndexedSite(catalogs: [("a", [song("DE")]), ("b", [song("FR")])])
    site.events = [
      "a": [.price(1, 129, 99, on: "2022-05-07", in: "EUR")],
      "b": [.price(1, 149, 119, on: "2022-05-05", in: "EUR")],
    ]
    let page = try #require(
      site.pages().compactMap { if case .item(let page) = $0 { page } else { nil } }.first)
    #expect(
      page.prices?.steps == [
        .init(day: nil, price: Self.price(129, "EUR")),
        .init(day: "2022-05-07", price: Self.price(99, "EUR")),
      ])
    site.events = [:]
    let plain = try #require(
      site.pages().compactMap { if case .item(let page) = $0 { page } else { nil } }.first)
    #expect(plain.prices == nil)
  }
}
