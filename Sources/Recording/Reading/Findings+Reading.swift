private import Diagnostics
package import Items
package import QueryFiles
package import Stores

extension Findings {
  /// What the recordings say to a query.
  ///
  /// Faults of the recordings are collected, not thrown: an odd element is a warning, a response
  /// that cannot be read or is no answer an error at its file, and the items of the others stand. A
  /// response that is not as it was recorded is used with a warning.
  ///
  /// - Parameters:
  ///   - query: The query; for places and its searches' numbers.
  ///   - plans: What its searches ask, one for each.
  ///   - folder: Its recordings, or `nil` without any.
  ///   - site: For affiliate tokens and the stores' settings.
  ///   - now: `2022-05-07T10:00:00Z`, to tell what has expired; `nil` tells nothing of that.
  ///   - traced: An item whose records are to be noted in `sightings`.
  package init(
    for query: Query, plans: [SearchPlan], in folder: RecordingFolder?, site: SiteSettings,
    now: String? = nil, tracing traced: ItemID? = nil
  ) {
    let searches = zip(query.searches, plans).enumerated().map { index, pair in
      SearchFindings(
        pair.0, number: index + 1, plan: pair.1, site: site, folder: folder,
        now: now, tracing: traced)
    }
    self.init(state: Self.state(of: searches.map(\.state)))
    isExpired = searches.contains(where: \.isExpired)
    var subjects = CandidateList()
    for search in searches {
      if !stores.contains(search.search.store.value) { stores.append(search.search.store.value) }
      countries += search.countries.filter { !countries.contains($0) }
      guard let answers = search.answers else {
        if state != .missing { diagnostics.append(search.absence) }
        continue
      }
      subjects.add(answers.subjects, atMost: Int.max)
      insecureHosts += answers.insecureHosts.filter { !insecureHosts.contains($0) }
      sightings += answers.sightings
      unsizedArtwork = unsizedArtwork ?? answers.unsizedArtwork
      diagnostics += answers.altered.map { file in
        answers.folder.alteration(
          of: file,
          hints: [
            "It is used as it stands; 'thumbindex fetch \(query.name.shellQuoted)' replaces it."
          ])
      }
      diagnostics += answers.diagnostics
    }
    date = searches.compactMap { $0.answers?.day }.min()
    items = take(searches.found)
    self.subjects = take(subjects)
  }

  private mutating func take(_ list: CandidateList) -> [Item] {
    let merged = list.merged()
    dates.reserveCapacity(dates.count + merged.count)
    for (item, date) in zip(merged.items, merged.dates) { dates[item.id] = date }
    return merged.items
  }

  private static func state(of searches: [State]) -> State {
    if searches.allSatisfy({ $0 == .missing }) { return .missing }
    return searches.allSatisfy { $0 == .recorded } ? .recorded : .outdated
  }
}
