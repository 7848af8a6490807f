import Dates
import Items
import QueryFiles
import Stores

/// What all queries of one fetch have in common.
struct FetchCourse: Sendable {
  let site: SiteSettings
  let options: FetchOptions
  let asker: Asker
  let shelf: RecordingShelf
  /// When this fetch began, or the one that it continues: `2022-05-07T10:00:00Z`.
  let began: String
  /// Whether it goes on where another was interrupted.
  let isContinuing: Bool
  /// When this fetch itself began.
  let now: String

  /// What came up to then and was not recorded is not used any more: 24 hours before this fetch.
  var pendingLimit: String {
    Instant(recorded: now).map { Instant(seconds: $0.seconds - 86_400).recorded } ?? now
  }

  /// How long answers of a store may be used.
  func lifetime(of store: any Store) -> Lifetime { Lifetime(of: store, site: site) }
}
