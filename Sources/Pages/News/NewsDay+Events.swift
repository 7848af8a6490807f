import Indexing
import Items

extension NewsDay {
  /// What is left of a day's events when all is counted; `nil` when nothing is.
  ///
  /// What came and went on the same day is no news, nor is a price that came back.
  ///
  /// - Parameters:
  ///   - events: Those of one day, from the oldest to the newest.
  ///   - indexing: Orders the titles.
  ///   - subject: An item as the catalog shows it; `nil` when it is not to be told of.
  init?(
    _ events: some Collection<NewsEvent>, by indexing: SiteIndexing,
    of subject: (ItemID) -> NewsEntry?
  ) {
    var moments: (first: String, last: String)?
    var outcomes: [ItemID: Outcome] = [:]
    for event in events {
      moments = (moments?.first ?? event.moment, event.moment)
      outcomes[event.id, default: Outcome()].take(event.kind)
    }
    guard let moments else { return nil }
    var told: [NewsTopic: [NewsEntry]] = [:]
    for (id, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      guard let topic = outcome.topic, let subject = subject(id) else { continue }
      told[topic, default: []].append(
        NewsEntry(item: subject.item, isListed: subject.isListed, price: outcome.price))
    }
    let groups = NewsTopic.allCases.compactMap { topic -> Group? in
      guard let all = told[topic] else { return nil }
      let entries = Array(all.prefix(Self.mostEntries))
      let order = indexing.titles(of: entries.map(\.item)).numbers
      return Group(topic: topic, count: all.count, entries: order.map { entries[Int($0)] })
    }
    guard !groups.isEmpty else { return nil }
    self.init(
      date: String(moments.first.prefix(10)), first: moments.first, last: moments.last,
      groups: groups)
  }

  /// What became of one item over a day.
  private struct Outcome {
    private var isAdded = false
    private var isGone = false
    private var change: PriceChange?

    mutating func take(_ kind: NewsEvent.Kind) {
      switch kind {
      case .added:
        if isGone { isGone = false } else { isAdded = true }
      case .gone:
        if isAdded { isAdded = false } else { isGone = true }
        change = nil
      case .price(let next):
        change = PriceChange(from: change.map(\.from) ?? next.from, to: next.to)
      }
    }

    /// `nil` when all is as it was.
    var topic: NewsTopic? {
      if isGone { return .gone }
      if isAdded { return .added }
      return price == nil ? nil : .price
    }

    /// The change, where it is what the day tells.
    var price: PriceChange? {
      guard !isAdded, !isGone, let change, change.from != change.to else { return nil }
      return change
    }
  }
}
