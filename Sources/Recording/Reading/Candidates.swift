import Items

/// Everything that the recordings say of one item, and the one item that comes of it.
struct Candidates {
  /// One record of the item.
  struct Candidate {
    let item: Item
    /// Of the response: `2022-05-07T10:00:00Z`.
    let date: String
  }

  /// In the order of the searches and their requests; never empty.
  let all: [Candidate]

  init(_ first: Candidate, and others: [Candidate]) { all = [first] + others }

  /// The newest record, then the one with more fields, with link, price and currency of the first
  /// country that has the item.
  ///
  /// It does not depend on the order of the records of one country.
  var merged: Candidate {
    let best = Self.best(of: all[...])
    let country = all[0].item.country
    guard best.item.country != country else { return best }
    let first = Self.best(of: all.filter { $0.item.country == country }[...])
    var item = best.item
    item.links = first.item.links
    item.price = first.item.price
    item.listPrice = first.item.listPrice
    item.country = country
    return Candidate(item: item, date: best.date)
  }

  private static func best(of candidates: ArraySlice<Candidate>) -> Candidate {
    var best = candidates[candidates.startIndex]
    for candidate in candidates.dropFirst() where candidate.isBetter(than: best) {
      best = candidate
    }
    return best
  }
}

extension Candidates.Candidate {
  /// Newer, or as new and with more fields; of equals the first stays.
  fileprivate func isBetter(than other: Self) -> Bool {
    guard date == other.date else { return date > other.date }
    return item.knownFields > other.item.knownFields
  }
}
