import Indexing
import Items
import Pages

// Events of songs, as short as tests need them.
extension NewsEvent {
  /// At 10 o'clock, unless the day says another time.
  static func added(_ number: Int, on day: String) -> NewsEvent {
    NewsEvent(moment: moment(day), id: IndexedSite.id(number), .added)
  }

  static func gone(_ number: Int, _ title: String? = "Gone", on day: String) -> NewsEvent {
    NewsEvent(
      moment: moment(day), id: IndexedSite.id(number),
      .gone(last: IndexedSite.song(number, title, by: "Anna")))
  }

  /// Between prices in US cents.
  static func price(
    _ number: Int, _ from: Int?, _ to: Int?, on day: String, in currency: String = "USD"
  ) -> NewsEvent {
    NewsEvent(
      moment: moment(day), id: IndexedSite.id(number),
      .price(
        PriceChange(
          from: from.flatMap { Price(micros: $0 * 10_000, currency: currency) },
          to: to.flatMap { Price(micros: $0 * 10_000, currency: currency) })))
  }

  private static func moment(_ day: String) -> String {
    day.utf8.count > 10 ? "\(day)Z" : "\(day)T10:00:00Z"
  }
}

extension NewsPage {
  /// `2022-05-07 added: Mia (T a), price: Nora (T a, T b) · …`, a title in brackets without page.
  var text: String {
    days.map { day in
      let groups = day.groups.map { group in
        let rows = group.rows.map { row in
          let title = row.item.title ?? "–"
          let catalogs = row.catalogs.map(\.title).joined(separator: ", ")
          return "\(row.address == nil ? "[\(title)]" : title) (\(catalogs))"
        }
        return "\(group.topic): \(rows.joined(separator: ", "))"
      }
      return "\(day.date) \(groups.joined(separator: "; "))"
    }.joined(separator: " · ")
  }
}

extension SitePages {
  var newsPage: NewsPage? {
    lazy.compactMap { if case .news(let page) = $0 { page } else { nil } }.first
  }
}
