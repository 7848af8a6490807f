private import Diagnostics
private import Items
package import QueryFiles
package import Stores

extension [Change] {
  /// What changed in the stores between two recordings of a query.
  ///
  /// Only searches are compared whose recordings were made, before and after, by what the query
  /// asks now: otherwise the owner changed the question, and not the store its answer. An item that
  /// any search of the query had, or has, is not new, or not gone. Responses that are not as they were
  /// recorded are not compared either: what differs from them is the work of who altered them.
  ///
  /// - Parameters:
  ///   - old: What was recorded; `nil` when nothing was, and so nothing changed.
  ///   - new: What is recorded now.
  ///   - query: The query.
  ///   - plans: What its searches ask, one for each.
  ///   - site: For the stores' settings.
  ///   - date: When the new answers came: `2022-05-07T10:00:00Z`.
  /// - Returns: In the order added, gone, title, price, artwork, each by id.
  package static func between(
    _ old: RecordingFolder?, _ new: RecordingFolder, of query: Query, plans: [SearchPlan],
    site: SiteSettings, date: String
  ) -> [Change] {
    guard let old else { return [] }
    // A history outlives the owner's accounts with the stores.
    let site = site.withoutAffiliates
    let pairs = zip(query.searches, plans).enumerated().map { index, pair in
      let findings = { folder in
        SearchFindings(
          pair.0, number: index + 1, plan: pair.1, site: site, folder: folder, now: nil)
      }
      return (old: findings(old), new: findings(new))
    }
    let compared = pairs.filter { $0.old.isComparable && $0.new.isComparable }
    guard !compared.isEmpty else { return [] }
    let (before, after) = (compared.map(\.old).found, compared.map(\.new).found)
    let (allBefore, allAfter) = (pairs.map(\.old).found, pairs.map(\.new).found)
    let added = after.items.filter { !allBefore.contains($0.id) }
    let gone = before.items.filter { !allAfter.contains($0.id) }
    let earlier = Dictionary(
      before.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changes =
      added.map { Change(date: date, id: $0.id, title: $0.title, .added) }
      + gone.map { Change(date: date, id: $0.id, title: $0.title, .gone(last: $0)) }
      + after.items.flatMap { item in
        (earlier[item.id].map(item.kindsOfChange) ?? []).map {
          Change(date: date, id: item.id, title: item.title, $0)
        }
      }
    return changes.sorted {
      $0.kind.rank == $1.kind.rank ? $0.id < $1.id : $0.kind.rank < $1.kind.rank
    }
  }
}

extension Item {
  /// What became different since an earlier record of the same item; of each kind at most one.
  fileprivate func kindsOfChange(since old: Item) -> [Change.Kind] {
    var kinds: [Change.Kind] = []
    if title != old.title { kinds.append(.title(from: old.title, to: title)) }
    if price != old.price { kinds.append(.price(from: old.price, to: price)) }
    let isSamePicture =
      if let artwork, let before = old.artwork {
        artwork.shows(samePictureAs: before)
      } else {
        artwork == old.artwork
      }
    if !isSamePicture {
      kinds.append(.artwork(from: old.artwork?.address, to: artwork?.address))
    }
    return kinds
  }
}

extension Change.Kind {
  fileprivate var rank: Int {
    switch self {
    case .added: 0
    case .gone: 1
    case .title: 2
    case .price: 3
    case .artwork: 4
    }
  }
}

extension SearchFindings {
  /// Whether all that it asks was answered, and all answers can be read and are the store's own.
  fileprivate var isComparable: Bool {
    guard state == .recorded, let answers else { return false }
    return answers.altered.isEmpty && !answers.diagnostics.contains { $0.severity == .error }
  }
}
