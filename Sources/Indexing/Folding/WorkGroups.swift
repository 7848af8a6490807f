import Items

/// Which of some items are the same work in different stores.
///
/// Two items are one work when they have a number in common, or else title, creators and year, and
/// are of one sort; never two of one store, never an explicit and a cleaned edition. Numbers go
/// first, wherever the items stand. What could join several works joins the first.
///
/// The time is linear in the items: each is looked up by hash, and tried with few others.
struct WorkGroups {
  /// By the place of the item that leads: those that share its row, in their order.
  private(set) var twins: [Int: [Member]] = [:]
  /// By the place of an item that does not lead: the place of the one that does.
  private(set) var leaders: [Int: Int] = [:]

  struct Member {
    let place: Int
    let rule: FoldRule
  }

  /// The most works that an item is tried with for each of its keys, so that thousands of one
  /// title do not take thousands of tries each.
  private static let mostTries = 8

  private let items: [CuratedItem]

  /// - Parameter items: In the order of their searches; the first of a work leads.
  init(_ items: [CuratedItem]) {
    self.items = items
    guard let first = items.first, items.contains(where: { $0.id.store != first.id.store }) else {
      return
    }
    join(by: \.codes) { .code($0) }
    join(by: { WorkTitle(of: $0).map { [$0] } ?? [] }) { _ in .title }
  }

  /// Puts together what has a key in common.
  private mutating func join<Key: Hashable>(
    by keys: (Item) -> [Key], rule: (Key) -> FoldRule
  ) {
    var works: [Key: [Int]] = [:]
    for place in items.indices {
      for key in keys(items[place].item) {
        let work = leader(of: place)
        let known = works[key, default: []]
        if let other = known.first(where: { canJoin(leader(of: $0), work) }) {
          join(leader(of: other), work, by: rule(key))
        } else if known.count < Self.mostTries {
          works[key, default: []].append(work)
        }
      }
    }
  }

  private func leader(of place: Int) -> Int { leaders[place] ?? place }

  private func places(of work: Int) -> [Int] { [work] + (twins[work] ?? []).map(\.place) }

  private func canJoin(_ one: Int, _ other: Int) -> Bool {
    guard one != other, canShare(items[one].item, items[other].item) else { return false }
    let others = places(of: other)
    return places(of: one).allSatisfy { one in
      others.allSatisfy { canShare(items[one].item, items[$0].item) }
    }
  }

  /// Whether two items may stand in one row.
  private func canShare(_ one: Item, _ other: Item) -> Bool {
    guard one.id.store != other.id.store, one.kind.sortOfWork == other.kind.sortOfWork else {
      return false
    }
    guard let first = one.explicitness, let second = other.explicitness else { return true }
    return first == second
  }

  private mutating func join(_ one: Int, _ other: Int, by rule: FoldRule) {
    let (leader, twin) = (min(one, other), max(one, other))
    let members =
      (twins[leader] ?? []) + [Member(place: twin, rule: rule)]
      + (twins.removeValue(forKey: twin) ?? [])
    for member in members { leaders[member.place] = leader }
    twins[leader] = members.sorted { $0.place < $1.place }
  }
}
