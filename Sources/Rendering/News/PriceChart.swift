import Items
import Pages

/// The prices of an item over time, drawn as steps and told in words.
///
/// A price holds until the next one is seen, so that no line slopes between two.
struct PriceChart: Sendable {
  let history: PriceHistory
  /// The first and the last in a sentence, `From $1.29 to $0.99.`; `nil` where they are the same.
  let range: String?

  /// In units of the drawing, without the room for the line's own width.
  static let width = 300
  static let height = 60
  /// Kept free around the line.
  static let margin = 4

  init(of history: PriceHistory, in phrases: Phrases) {
    self.history = history
    let prices = history.steps.compactMap(\.price).map(phrases.price)
    if let first = prices.first, let last = prices.last, first != last {
      range = phrases("prices-range", ["first": first, "last": last])
    } else {
      range = nil
    }
  }

  /// The commands of a path from the oldest price to the newest, with a gap where there was none.
  var path: String {
    let places = places
    var path = ""
    var isDrawing = false
    for (number, step) in history.steps.enumerated() {
      guard let price = step.price else {
        isDrawing = false
        continue
      }
      let height = self.height(of: price)
      path += isDrawing ? "V\(height)" : "M\(places[number]) \(height)"
      path += "H\(places[number + 1])"
      isDrawing = true
    }
    return path
  }

  /// Where each price begins and the last one ends, from left to right.
  ///
  /// Days are as far apart as in the calendar. What has no beginning, and a last price that was
  /// seen on its own day only, get an eighth of the width.
  private var places: [Int] {
    let days = (history.steps.map(\.day) + [history.end]).map { $0.flatMap(DayCount.init)?.days }
    let known = days.compactMap(\.self)
    let first = known.first ?? 0
    // What is written by hand may not ascend.
    let last = known.reduce(first, max)
    let stub = Self.width / 8
    let start = days.first.map { $0 == nil } == true ? stub : 0
    let lasts = days.dropLast().last.flatMap(\.self) == last
    let end = lasts ? Self.width - stub : Self.width
    var places: [Int] = []
    for day in days {
      let passed = day.map { min(max($0, first), last) - first }
      let place = passed.map { $0 * (end - start) / max(1, last - first) + start } ?? 0
      places.append(max(place, places.last ?? 0))
    }
    if lasts { places[places.count - 1] = Self.width }
    return places.map { $0 + Self.margin }
  }

  /// The highest price is at the top; nothing, not the lowest, is at the bottom.
  private func height(of price: Price) -> Int {
    let highest = history.steps.compactMap(\.price?.micros).max() ?? 0
    let share = highest > 0 ? Double(price.micros) / Double(highest) : 0
    return Self.margin + Self.height - Int((share * Double(Self.height)).rounded())
  }
}

/// A day as a number, by which days are apart.
private struct DayCount {
  /// Since 1 March of the year 0.
  let days: Int

  /// Reads `2022-05-07`; `nil` for anything else.
  init?(day: String) {
    guard let date = ShownDate(day: day)?.date, let month = date.month, let number = date.day else {
      return nil
    }
    // Years that begin in March end with the day that only some have.
    let year = date.year - (month < 3 ? 1 : 0)
    let months = (month + 9) % 12
    days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * months + 2) / 5 + number - 1
  }
}
