package import Diagnostics
package import Items

/// One record of an item that is looked for, and where it stands.
package struct Sighting: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A result of a search, or of a lookup.
    case result
    /// What was looked up, whose related items are the results.
    case subject
    /// Its own record, which completes what the search said.
    case detail
  }

  package let role: Role
  /// The number of the search in its query, from 1.
  package let search: Int
  /// The file of the response.
  package let place: Place
  /// The place in the response's list, from 1.
  package let element: Int
  /// When the response came: `2022-05-07T10:00:00Z`.
  package let date: String
  /// Which was asked, where the store has countries.
  package let country: CountryCode?
  /// What the record says.
  package let item: Item
}
