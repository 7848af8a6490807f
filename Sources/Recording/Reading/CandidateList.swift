import Items

/// Items in the order in which they were first met, each with all its records.
///
/// Nearly every item has one record only, so the first ones stand by themselves, ready to be
/// handed on as they are.
struct CandidateList {
  /// The first record of each item.
  private(set) var items: [Item] = []
  /// For each of `items` when its response came: `2022-05-07T10:00:00Z`.
  private(set) var dates: [String] = []
  private var places: [ItemID: Int] = [:]
  /// The records after the first, by the place of their item.
  private var others: [Int: [Candidates.Candidate]] = [:]

  var count: Int { items.count }

  func contains(_ id: ItemID) -> Bool { places[id] != nil }

  /// Adds the items of one response.
  mutating func add(_ new: [Item], date: String) {
    items.reserveCapacity(count + new.count)
    dates.reserveCapacity(count + new.count)
    places.reserveCapacity(count + new.count)
    for item in new { add(item, date: date) }
  }

  /// Adds the first items of another list, as many as are wanted.
  mutating func add(_ other: CandidateList, atMost limit: Int) {
    guard count > 0 || other.count > limit else {
      self = other
      return
    }
    for place in other.items.indices.prefix(limit) {
      for candidate in other.candidates(at: place).all {
        add(candidate.item, date: candidate.date)
      }
    }
  }

  /// Completes an item by its own record, whose date becomes the item's; one that is not in the list
  /// is left out.
  mutating func complete(by detail: Item, date: String) {
    guard let place = places[detail.id] else { return }
    items[place] = items[place].completed(by: detail)
    dates[place] = date
  }

  /// One record of each item, made of all that there are.
  func merged() -> CandidateList {
    guard !others.isEmpty else { return self }
    var list = self
    for place in others.keys {
      let best = candidates(at: place).merged
      list.items[place] = best.item
      list.dates[place] = best.date
    }
    list.others = [:]
    return list
  }

  private mutating func add(_ item: Item, date: String) {
    let place = places[item.id, default: count]
    guard place == count else {
      others[place, default: []].append(Candidates.Candidate(item: item, date: date))
      return
    }
    places[item.id] = place
    items.append(item)
    dates.append(date)
  }

  private func candidates(at place: Int) -> Candidates {
    Candidates(
      Candidates.Candidate(item: items[place], date: dates[place]), and: others[place] ?? [])
  }
}
