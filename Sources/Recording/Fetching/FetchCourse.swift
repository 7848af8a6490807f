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

  /// Whether answers of a store stay in `Site/Responses/`.
  func keeps(_ store: any Store) -> Bool {
    site.stores[store.name]?.keep ?? store.manners.keepsAnswers
  }

  /// Until when an answer of that date may be used; `nil` for one that is kept.
  func expiry(of date: String, from store: any Store) -> String? {
    guard !keeps(store), let instant = Instant(recorded: date) else { return nil }
    let day = 86_400
    let life = min(site.stores[store.name]?.cache ?? day, 36_500 * day)
    return Instant(seconds: instant.seconds + life).recorded
  }
}
