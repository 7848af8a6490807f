import Diagnostics
import Items

/// Items as lines of a table: kind, title, creator, price, id.
struct ItemTable {
  /// Without its title, which `column` names.
  private let rows: [[String]]
  private static let headings = ["KIND", "TITLE", "CREATOR", "PRICE", "ID"]
  private static let gap = 2
  /// What a column that is cut keeps at least.
  private static let narrowest = 12

  init(_ items: [Item]) {
    rows = items.map { item in
      [
        item.kind.word, item.title ?? "(untitled)",
        item.creators.map(\.name).joined(separator: ", "),
        item.price?.words ?? "", item.id.text,
      ].map(\.onOneLine)
    }
  }

  /// The lines with their heading, each column as wide as its longest text.
  ///
  /// - Parameter width: Of the terminal, where there is one: titles and creators are cut to fit;
  ///   `nil` cuts nothing.
  /// - Returns: Lines without tabs and without blanks at their ends.
  func lines(width: Int?) -> [String] {
    var widths = Self.headings.map(\.displayWidth)
    for row in rows {
      for (column, text) in row.enumerated() {
        widths[column] = max(widths[column], text.displayWidth)
      }
    }
    if let width { Self.narrow(&widths, to: width) }
    return ([Self.headings] + rows).map { row in
      let cells = zip(row, widths).map { text, width in
        let text = text.cut(toWidth: width)
        return text + String(repeating: " ", count: width - text.displayWidth + Self.gap)
      }
      var line = cells.joined()[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Takes what is too much from titles and creators, from the wider of the two first; ids stay
  /// whole, for they are what is copied.
  private static func narrow(_ widths: inout [Int], to width: Int) {
    let (title, creator) = (1, 2)
    var excess = widths.reduce(0, +) + gap * (widths.count - 1) - width
    while excess > 0 {
      let column = widths[title] >= widths[creator] ? title : creator
      guard widths[column] > narrowest else { return }
      widths[column] -= 1
      excess -= 1
    }
  }
}
