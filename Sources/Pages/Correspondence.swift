import Items

/// Where items of one list stand in another, earlier one.
struct Correspondence: Sendable {
  private let places: [Int32]
  /// What `places` holds for an item that did not stand there.
  private static let none: Int32 = -1

  /// Fast where most follow one another as before: after one that came or went, too.
  ///
  /// - Parameters:
  ///   - ids: Those of the list, each once.
  ///   - earlier: Those of the other.
  ///   - isSame: Whether an item, at its place in the list, is the one at a place in the other.
  init(
    of ids: some RandomAccessCollection<ItemID>, in earlier: some RandomAccessCollection<ItemID>,
    where isSame: (_ place: Int, _ earlier: Int) -> Bool
  ) {
    let earlier = Array(earlier)
    var numbers: [ItemID: Int]?
    var next = 0
    places = ids.enumerated().map { place, id in
      if !(earlier.indices.contains(next) && earlier[next] == id) {
        let known =
          numbers
          ?? Dictionary(zip(earlier, earlier.indices), uniquingKeysWith: { first, _ in first })
        numbers = known
        guard let number = known[id] else { return Self.none }
        next = number
      }
      defer { next += 1 }
      return isSame(place, next) ? Int32(clamping: next) : Self.none
    }
  }

  /// Where an item stood; `nil` when it did not, or was another.
  subscript(place: Int) -> Int? {
    places[place] == Self.none ? nil : Int(places[place])
  }
}
