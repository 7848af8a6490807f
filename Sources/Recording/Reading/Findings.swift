package import Diagnostics
package import Items

/// What the recordings say to a query's searches.
package struct Findings: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// Every request has its recording.
    case recorded
    /// Recordings exist, but not for all that the query asks now.
    case outdated
    /// No recording at all.
    case missing
  }

  package var state: State
  /// Whether some of it was recorded longer ago than the store's terms allow to use it.
  package var isExpired = false
  /// Merged by id over all searches, in the store's order, each item once.
  package var items: [Item]
  /// Looked-up objects that head the page, in the order of the searches.
  package var subjects: [Item]
  /// The last that was known of items that the query names and that went away from the stores, in
  /// the order of the query.
  package var gone: [Item] = []
  /// The stores that were asked, in the order of the searches, each once.
  package var stores: [StoreName]
  /// The countries that were asked, in the order of the searches, each once.
  package var countries: [CountryCode]
  /// The day (UTC) of the oldest response: `2022-05-07`; `nil` without one.
  package var date: String?
  /// When the response came that an item is from: `2022-05-07T10:00:00Z`.
  package var dates: [ItemID: String] = [:]
  /// What is wrong with the recordings and their elements, in the order of the searches.
  package var diagnostics: [Diagnostic] = []
  /// Hosts whose artwork and previews were left out, for one warning each over the whole site.
  package var insecureHosts: [String] = []
  /// An artwork address without a size, for one warning over the whole site.
  package var unsizedArtwork: String?
  /// The records of the item that was traced, in the order of the searches.
  package var sightings: [Sighting] = []

  /// The day (UTC) of the response that an item is from, where that is not `date`.
  package var otherDays: [ItemID: String] {
    dates.compactMapValues { moment in
      date.map(moment.hasPrefix) ?? false ? nil : String(moment.prefix(10))
    }
  }

  package init(
    state: State, items: [Item] = [], subjects: [Item] = [], stores: [StoreName] = [],
    countries: [CountryCode] = [], date: String? = nil
  ) {
    self.state = state
    self.items = items
    self.subjects = subjects
    self.stores = stores
    self.countries = countries
    self.date = date
  }
}
