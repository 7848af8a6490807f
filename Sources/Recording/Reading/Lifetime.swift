import Dates
import QueryFiles
import Stores

/// How long the answers of a store may be used, as its terms and the site's settings are now.
///
/// Answers that may be kept stay for ever. Others live as long as `stores.NAME.cache` says, 24 hours
/// if it says nothing, counted from when they came; and no longer than the cache header that came with
/// them. A header that allows no time at all decides nothing: no page could ever be made.
struct Lifetime: Sendable {
  /// Whether answers stay in `Site/Responses/`.
  let isUnlimited: Bool
  /// Of an answer that does not stay, in seconds.
  private let seconds: Int

  private static let day = 86_400
  /// A hundred years: more than any date in a record can take.
  private static let longest = 36_500 * day

  init(of store: any Store, site: SiteSettings) {
    let settings = site.stores[store.name]
    isUnlimited = settings?.keep ?? store.manners.keepsAnswers
    seconds = min(settings?.cache?.seconds ?? Self.day, Self.longest)
  }

  /// Until when the cache header of an answer lets it be used.
  ///
  /// - Parameters:
  ///   - date: When the answer came: `2022-05-07T10:00:00Z`.
  ///   - maxAge: What its header allows, in seconds.
  /// - Returns: In the form of `date`; `nil` when the header decides nothing.
  func headerLimit(since date: String, maxAge: Int?) -> String? {
    guard !isUnlimited, let maxAge, maxAge > 0 else { return nil }
    return Self.end(of: maxAge, since: date)
  }

  /// Until when a recorded response may be used.
  ///
  /// - Parameters:
  ///   - response: Of this store.
  ///   - isKept: Whether it stands in `Site/Responses/`, where only its header limits it.
  /// - Returns: In the form of `date`; `nil` for ever.
  func end(of response: RecordedResponse, isKept: Bool) -> String? {
    guard !isUnlimited else { return nil }
    let own = isKept ? nil : Self.end(of: seconds, since: response.date)
    return [own, response.expires].compactMap(\.self).min()
  }

  private static func end(of seconds: Int, since date: String) -> String? {
    Instant(recorded: date).map {
      Instant(seconds: $0.seconds + min(seconds, longest)).recorded
    }
  }
}
