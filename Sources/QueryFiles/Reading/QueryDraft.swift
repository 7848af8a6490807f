import Diagnostics

/// The keys that a query may have, as far as one place says them.
///
/// The front matter of a query is one; at the top of a list stands one that holds for all its
/// entries, and each entry is one.
struct QueryDraft {
  static let keys = [
    "title", "description", "search", "index", "language", "limit", "items", "hide", "draft",
    "merge",
  ]

  private enum Merge: String, CaseIterable { case on, off }

  var title: Placed<String>?
  var description: String?
  var searches: [SearchDraft]?
  var index = IndexSettings()
  var language: Placed<String>?
  var limit: Int?
  var curations: [Curation] = []
  var hide: [HideRule]?
  var isDraft: Bool?
  var isMerged: Bool?
  var tags: [String]?

  /// Reads the keys that are there; what is wrong with them is noted.
  init(_ fields: Fields, by reading: inout Reading, needsStore: Bool) {
    title = reading.text(fields["title"])
    description = reading.text(fields["description"])?.value
    searches = reading.searches(fields["search"], needsStore: needsStore)
    index = reading.index(fields["index"])
    language = reading.language(fields["language"])
    limit = reading.count(fields["limit"])?.value
    curations = reading.curations(fields["items"])
    hide = reading.hideRules(fields["hide"])
    isDraft = reading.flag(fields["draft"])
    isMerged = reading.choice(fields["merge"], of: Merge.self).map { $0.value == .on }
    tags = reading.texts(fields["tags"])?.map(\.value)
  }

  /// This draft laid over another, whose values hold where this one says nothing.
  ///
  /// Maps are merged key by key (`index`, `items`, the parameters of `search`), all else,
  /// `hide` and `tags` among them, is taken whole. Title and description are not inherited.
  func over(_ base: QueryDraft) -> QueryDraft {
    var draft = self
    draft.searches = searches(over: base.searches)
    draft.index = index.over(base.index)
    draft.language = language ?? base.language
    draft.limit = limit ?? base.limit
    let own = Set(curations.map(\.id.value))
    draft.curations = base.curations.filter { !own.contains($0.id.value) } + curations
    draft.hide = hide ?? base.hide
    draft.isDraft = isDraft ?? base.isDraft
    draft.isMerged = isMerged ?? base.isMerged
    draft.tags = tags ?? base.tags
    return draft
  }

  /// A single search without a store changes each search below it; others replace them.
  private func searches(over base: [SearchDraft]?) -> [SearchDraft]? {
    guard let searches else { return base }
    guard let base, searches.count == 1, let change = searches.first, change.store == nil else {
      return searches
    }
    return base.map { change.over($0) }
  }

  /// The query of that name.
  func query(named name: String, titled title: String, at place: Place) -> Query {
    var query = Query(
      name: name, place: place, title: title, searches: (searches ?? []).compactMap(\.search))
    query.description = description
    query.index = index
    query.language = language
    query.limit = limit
    query.curations = curations
    query.hide = hide ?? []
    query.isDraft = isDraft ?? false
    query.isMerged = isMerged ?? true
    query.tags = tags ?? []
    return query
  }
}
