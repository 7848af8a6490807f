import Items
import Pages
import Testing

@testable import Rendering

@Suite struct PriceSignTests {
  private static func price(_ micros: Int, _ currency: String = "USD") -> Price? {
    Price(micros: micros, currency: currency)
  }

  @Test(
    "an arrow where two prices can be compared and differ",
    arguments: [
      (price(2), price(1), "↓"), (price(1), price(2), "↑"), (price(0, "XXX"), price(1), "↑"),
      (price(1), price(0, "XXX"), "↓"), (price(0, "XXX"), price(0), nil),
      (price(0), price(0), nil), (price(1), price(1), nil), (price(1), price(2, "EUR"), nil),
      (nil, price(1), nil), (price(1), nil, nil), (nil, nil, nil),
    ])
  func sign(_ from: Price?, _ to: Price?, _ sign: String?) {
    #expect(PriceChange(from: from, to: to).sign == sign)
  }
}
