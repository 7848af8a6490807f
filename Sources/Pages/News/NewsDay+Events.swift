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
    var outcomes: [ItemID: Outcome] = [:]
    for event in events {
      outcomes[event.id, default: Outcome(from: event.moment)].take(event)
    }
    // What is not told moves neither, or a feed would be new with the same words.
    var (first, last) = (String?.none, String?.none)
    var told: [NewsTopic: [NewsEntry]] = [:]
    for (id, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      guard let topic = outcome.topic, let subject = subject(id) else { continue }
      first = min(first ?? outcome.first, outcome.first)
      last = max(last ?? outcome.last, outcome.last)
      told[topic, default: []].append(
        NewsEntry(item: subject.item, isListed: subject.isListed, price: outcome.price))
    }
    let groups = NewsTopic.allCases.compactMap { topic -> Group? in
      guard let all = told[topic] else { return nil }
      let entries = Array(all.prefix(Self.mostEntries))
      let order = indexing.titles(of: entries.map(\.item)).numbers
      return Group(topic: topic, count: all.count, entries: order.map { entries[Int($0)] })
    }
    guard let first, let last else { return nil }
    self.init(date: String(first.prefix(10)), first: first, last: last, groups: groups)
  }

  /// What became of one item over a day.
  private struct Outcome {
    /// When the first and the last of its events was seen.
    let first: String
    private(set) var last: String
    private var isAdded = false
    private var isGone = false
    private var change: PriceChange?

    init(from moment: String) {
      first = moment
      last = moment
    }

    mutating func take(_ event: NewsEvent) {
      last = event.moment
      switch event.kind {
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
      guard !isAdded, !isGone, let change, !change.from.costs(asMuchAs: change.to)
      else { return nil }
      return change
    }
  }
}
