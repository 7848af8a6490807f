import Items
import Pages

extension Views {
  static let prices = View<PriceChart>(
    "prices",
    [
      .text("path", "The commands of an SVG path: the price over time, in steps.") { chart, _ in
        chart.path
      },
      .text("width", "The width of the drawing.") { _, _ in
        String(PriceChart.width + 2 * PriceChart.margin)
      },
      .text("height", "Its height.") { _, _ in
        String(PriceChart.height + 2 * PriceChart.margin)
      },
      .text("range", "The first and the last price, in a sentence; absent where they are the same.")
      {
        chart, _ in chart.range
      },
      .records("steps", priceStep, "The prices, the oldest first.") { chart, _ in
        chart.history.steps
      },
    ])

  static let priceStep = View<PriceHistory.Step>(
    "step of price",
    [
      .record("date", shownDate, "The day it was first seen; absent for what was before.") {
        step, _ in ShownDate(day: step.day)
      },
      .text("before", "The words for what was before the first change.") { step, edition in
        step.day == nil ? edition.phrases["price-before"] : nil
      },
      .text("price", "The price, or the words for none.") { step, edition in
        edition.phrases.price(orNone: step.price)
      },
    ])
}
