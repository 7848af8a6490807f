/// Numbered elements in the order of an index, in a few bytes each; the index of any part of them
/// is had without sorting again.
package struct OrderedNumbers: Sendable {
  /// The numbers of the elements in order; a place is an index of this array.
  package let numbers: [Int32]
  /// For each place the number of its label.
  private let labelOfPlace: [UInt16]
  private let labels: [BarLabel]

  /// - Parameter index: One with a bar.
  package init(_ index: SectionedIndex<Int32>) {
    numbers = index.sections.flatMap(\.elements)
    labels = index.bar
    labelOfPlace = labels.enumerated().flatMap { number, label in
      repeatElement(UInt16(clamping: number), count: label.count)
    }
  }

  /// All places, in order.
  package var places: some Collection<Int32> { (0..<Int32(clamping: numbers.count)) }

  /// The bar of the elements at some places.
  ///
  /// - Parameter places: Each once.
  /// - Returns: The labels that an index of these elements alone would have.
  package func bar(of places: some Sequence<Int32>) -> [BarLabel] {
    var counts = [Int](repeating: 0, count: labels.count)
    for place in places { counts[Int(labelOfPlace[Int(place)])] += 1 }
    return zip(labels, counts).compactMap { label, count in
      guard count > 0 || label.isAlwaysShown else { return nil }
      return BarLabel(label: label.label, count: count, isAlwaysShown: label.isAlwaysShown)
    }
  }
}
