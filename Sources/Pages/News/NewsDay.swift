/// What became different on one catalog on one day.
package struct NewsDay: Equatable, Sendable {
  /// In UTC: `2022-05-07`.
  package let date: String
  /// When the first and the last of what is told was seen: `2022-05-07T10:00:00Z`.
  package let first: String
  package let last: String
  /// Each topic at most once, in the order of `NewsTopic`; none is empty.
  package let groups: [Group]

  package struct Group: Equatable, Sendable {
    package let topic: NewsTopic
    /// All of them.
    package let count: Int
    /// The first `NewsDay.mostEntries` by their ids, in the order of their titles.
    package let entries: [NewsEntry]

    package init(topic: NewsTopic, count: Int, entries: [NewsEntry]) {
      self.topic = topic
      self.count = count
      self.entries = entries
    }
  }

  /// Of one topic; no page and no feed tells more.
  static let mostEntries = 200

  package init(date: String, first: String, last: String, groups: [Group]) {
    self.date = date
    self.first = first
    self.last = last
    self.groups = groups
  }
}
