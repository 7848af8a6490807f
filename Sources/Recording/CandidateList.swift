import Items

/// Items in the order in which they were first met, each with all its records.
struct CandidateList {
  private(set) var all: [Candidates] = []
  private var places: [ItemID: Int] = [:]

  mutating func add(_ item: Item, date: String) {
    add([Candidates.Candidate(item: item, date: date)], id: item.id)
  }

  /// Adds the first items of another list, as many as are wanted.
  mutating func add(_ other: CandidateList, atMost count: Int) {
    for candidates in other.all.prefix(count) {
      add(candidates.all, id: candidates.all[0].item.id)
    }
  }

  var count: Int { all.count }

  private mutating func add(_ candidates: [Candidates.Candidate], id: ItemID) {
    guard let first = candidates.first else { return }
    if let place = places[id] {
      all[place].add(candidates)
    } else {
      places[id] = all.count
      var new = Candidates(first)
      new.add(Array(candidates.dropFirst()))
      all.append(new)
    }
  }
}
