/// Numbered elements in the order of an index, in a few bytes each; the index of any part of them
/// is had without sorting again.
package struct OrderedNumbers: Sendable {
  /// The numbers of the elements in order; a place is an index of this array.
  package let numbers: [Int32]
  /// The bar of all elements.
  package let bar: [BarLabel]
  /// For each place the number of its label in the bar.
  private let labelOfPlace: [UInt16]

  /// - Parameter index: One with a bar.
  package init(_ index: SectionedIndex<Int32>) {
    numbers = index.sections.flatMap(\.elements)
    bar = index.bar
    labelOfPlace = bar.enumerated().flatMap { number, label in
      repeatElement(UInt16(clamping: number), count: label.count)
    }
  }

  /// The bar of the elements at some places.
  ///
  /// - Parameter places: Each once.
  /// - Returns: The labels that an index of these elements alone would have.
  package func bar(of places: ArraySlice<Int32>) -> [BarLabel] {
    var counts = [Int](repeating: 0, count: bar.count)
    for place in places { counts[Int(labelOfPlace[Int(place)])] += 1 }
    return zip(bar, counts).compactMap { label, count in
      guard count > 0 || label.isAlwaysShown else { return nil }
      return BarLabel(label: label.label, count: count, isAlwaysShown: label.isAlwaysShown)
    }
  }
}
