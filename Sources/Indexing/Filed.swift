import QueryFiles

/// An element at its place.
struct Filed<Element: Sendable>: Sendable {
  /// The place of its section among the rows.
  let row: Int
  /// Its place in the section.
  let key: FilingKey
  let element: Element
}

extension SectionedIndex {
  /// Puts the elements in order.
  ///
  /// Descending reverses the rows and what stands in them, but the pinned stay first and the
  /// missing last.
  init(_ filed: [Filed<Element>], in rows: [PossibleSection], order: IndexSettings.Order) {
    guard !filed.isEmpty else {
      self.init(sections: [], bar: [])
      return
    }
    var elements = [[Element]](repeating: [], count: rows.count)
    let sorted = filed.sorted { ($0.row, $0.key) < ($1.row, $1.key) }
    for entry in order == .descending ? sorted.reversed() : sorted {
      elements[entry.row].append(entry.element)
    }
    var places = Array(rows.indices)
    if order == .descending, places.count > 2 { places[1..<(places.count - 1)].reverse() }
    var sections: [Section] = []
    var bar: [BarLabel] = []
    for place in places where !elements[place].isEmpty || rows[place].isAlwaysInBar {
      let label = rows[place].label
      bar.append(
        BarLabel(
          label: label, count: elements[place].count, isAlwaysShown: rows[place].isAlwaysInBar))
      guard !elements[place].isEmpty else { continue }
      sections.append(Section(label: label, elements: elements[place]))
    }
    self.init(sections: sections, bar: bar)
  }
}
