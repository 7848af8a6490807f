import Items
import Pages
import Testing

@testable import Rendering

/// The drawing of prices over time.
@Suite struct PriceChartTests {
  private func path(_ steps: [(day: String?, cents: Int?)], until end: String) -> String {
    let history = PriceHistory(
      steps: steps.map { step in
        PriceHistory.Step(
          day: step.day, price: step.cents.flatMap { SamplePages.price($0 * 10_000) })
      }, end: end)
    return PriceChart(of: history, in: PhrasesTests.english).path
  }

  @Test("days are as far apart as in the calendar, prices as high as they are")
  func steps() {
    // 300 wide, 60 high, 4 around: a day is 30 wide, 100 cents are 60 high.
    #expect(
      path(
        [("2022-02-26", 100), ("2022-03-01", 50), ("2022-03-03", 0)], until: "2022-03-08")
        == "M4 4H94V34H154V64H304")
    // 2024 has a day more.
    #expect(
      path([("2024-02-26", 100), ("2024-03-01", 50)], until: "2024-03-07") == "M4 4H124V34H304")
  }

  @Test("the words go from the first price to the last, and are left out where these are the same")
  func words() {
    func range(_ cents: Int?...) -> String? {
      let steps = cents.map { cents in
        PriceHistory.Step(
          day: nil, price: cents.flatMap { SamplePages.price($0 * 10_000) })
      }
      return PriceChart(of: PriceHistory(steps: steps, end: "2022-05-07"), in: PhrasesTests.english)
        .range
    }
    #expect(range(129, 99, 0) == "From $1.29 to Free.")
    #expect(range(nil, 99, 129, nil) == "From $0.99 to $1.29.")
    #expect(range(99, 129, 99) == nil)
    #expect(range(nil) == nil)
  }

  @Test("what was before, and what was seen on the last day, get an eighth each")
  func stubs() {
    #expect(path([(nil, 100), ("2022-05-07", 50)], until: "2022-05-07") == "M4 4H41V34H304")
    #expect(
      path([(nil, 100), ("2022-05-07", 50), ("2022-05-17", 100)], until: "2022-05-17")
        == "M4 4H41V34H267V4H304")
  }

  @Test("a time without a price is a gap")
  func gaps() {
    #expect(
      path(
        [("2022-05-01", 100), ("2022-05-04", nil), ("2022-05-07", 50)], until: "2022-05-11")
        == "M4 4H94M184 34H304")
    #expect(
      path([(nil, nil), ("2022-05-04", 100), ("2022-05-07", 50)], until: "2022-05-07")
        == "M41 4H267V34H304")
  }

  @Test("days that do not ascend and prices that are large break nothing")
  func oddValues() {
    let path = path(
      [("2022-05-10", 100), ("2022-05-01", 50), ("9999-12-31", 1)], until: "0001-01-01")
    #expect(path.hasPrefix("M4 4H"))
    let history = PriceHistory(
      steps: [
        .init(day: "2022-05-01", price: Price(micros: .max, currency: "USD")),
        .init(day: "2022-05-02", price: SamplePages.price(0)),
      ], end: "2022-05-03")
    let chart = PriceChart(of: history, in: PhrasesTests.english)
    #expect(chart.path == "M4 4H154V64H304")
    #expect(chart.range?.hasSuffix(" to Free.") == true)
  }

  @Test func theRangeIsASentence() {
    #expect(
      PriceChart(of: SamplePages.prices, in: PhrasesTests.english).range == "From $1.29 to $0.99.")
    #expect(
      PriceChart(of: SamplePages.prices, in: PhrasesTests.german).range
        == "Von 1,29\u{A0}$ bis 0,99\u{A0}$.")
  }
}
