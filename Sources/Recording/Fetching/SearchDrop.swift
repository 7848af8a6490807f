import Items

/// A store that suddenly has nothing for a search, where the recordings have something.
struct SearchDrop: Sendable {
  /// That was asked, where the store has countries.
  let country: CountryCode?
  /// How many items the recordings have; `nil` when they cannot be read.
  let before: Int?
}
