import QueryFiles

extension SiteSources {
  /// The same without drafts; a list that is a draft takes its queries with it.
  var withoutDrafts: SiteSources {
    var shown = self
    let drafts = Set(lists.filter(\.isDraft).map(\.name))
    shown.lists = lists.filter { !$0.isDraft }
    shown.queries = queries.filter { query in
      !query.isDraft && !(query.entry.map { drafts.contains($0.list) } ?? false)
    }
    let names = Set(shown.queries.map(\.name))
    for index in shown.lists.indices {
      shown.lists[index].entries = shown.lists[index].entries.filter(names.contains)
    }
    return shown
  }
}
