import Diagnostics
import YAML

/// The queries of a list, read one after another from the list itself or from a CSV file.
struct ListEntries {
  static let keys = ["term", "name", "sort-as", "note", "tags"] + QueryDraft.keys

  /// The list's name, the first part of the names of its queries.
  let list: String
  /// What the top of the list says of all of them.
  let defaults: QueryDraft
  private(set) var queries: [Query] = []
  /// The place of each name so far.
  private var places: [String: Place] = [:]
  /// Whether it has been told that there is nothing to ask.
  private var lacksSearch: Bool

  /// The entries of a list that may have a key which was meant for `search`.
  init(list: String, defaults: QueryDraft, searchIsMisspelt: Bool) {
    self.list = list
    self.defaults = defaults
    lacksSearch = searchIsMisspelt
  }

  /// Reads an entry; what is wrong with it is noted.
  mutating func add(_ node: YAMLNode, by reading: inout Reading) {
    let entry: Entry?
    if case .scalar = node.content {
      entry = reading.text(node, name: "queries").map { Entry(term: $0, draft: nil) }
    } else {
      entry = self.entry(node, by: &reading)
    }
    guard let entry, let name = name(of: entry, at: node.position, by: &reading) else { return }
    var draft = entry.draft?.over(defaults) ?? defaults
    if let term = entry.term {
      draft.setMainParameter(to: term, stores: reading.stores)
    }
    check(draft, at: node.position, by: &reading)
    let title = entry.draft?.title?.value ?? entry.term?.value ?? name.value
    var query = draft.query(
      named: "\(list)/\(name.value)", titled: title, at: reading.place(node.position))
    query.description = entry.draft?.description
    query.entry = Query.ListEntry(list: list, name: name.value)
    query.sortAs = entry.sortAs
    query.note = entry.note
    queries.append(query)
  }

  /// What one entry says.
  private struct Entry {
    var term: Placed<String>?
    var name: Placed<String>?
    var sortAs: String?
    var note: MarkdownText?
    var draft: QueryDraft?
  }

  private func entry(_ node: YAMLNode, by reading: inout Reading) -> Entry? {
    guard
      let fields = reading.fields(
        of: node, owner: "An entry of a list", known: Self.keys,
        advice: "A parameter of the store stands under 'search:'.")
    else { return nil }
    let draft = QueryDraft(fields, by: &reading, needsStore: false)
    let term = reading.text(fields["term"])
    let hasOwnSearch = fields["search"] != nil && fields["title"] != nil
    if fields["term"] == nil, !hasOwnSearch {
      reading.missing("term", in: fields, owner: "An entry of a list", example: "term: Metallica")
      return nil
    }
    return Entry(
      term: term, name: reading.text(fields["name"]),
      sortAs: reading.text(fields["sort-as"])?.value, note: reading.markdown(fields["note"]),
      draft: draft)
  }

  /// The last part of the query's name, which no other entry has.
  private mutating func name(
    of entry: Entry, at position: Position, by reading: inout Reading
  ) -> Placed<String>? {
    guard let source = entry.name ?? entry.term ?? entry.draft?.title else { return nil }
    if let given = entry.name, given.value.segment != given.value {
      reading.note([
        given.diagnostic(
          .error, "A name is one part of an address and cannot be '\(given.value.shortened)'.",
          hints: ["Use letters, digits and hyphens."])
      ])
    }
    let name = source.value.segment
    if let other = places[name] {
      reading.fault(
        "The list has '\(name.shortened)' twice, here and at \(other).",
        at: source.place.position ?? position,
        hints: "Delete one of them, or give it a 'name' of its own.")
      return nil
    }
    places[name] = source.place
    return Placed(name, at: source.place, excerpt: source.excerpt)
  }

  private mutating func check(
    _ draft: QueryDraft, at position: Position, by reading: inout Reading
  ) {
    // Faults inside of `search` have been noted where they stand.
    guard let searches = draft.searches else {
      // Once is enough: what lacks at the top lacks for each entry.
      guard !lacksSearch else { return }
      lacksSearch = true
      reading.fault(
        "Neither the list nor this entry has the key 'search'.", at: position,
        hints: "Write 'search:' at the top of the list, with the store to ask.")
      return
    }
    guard defaults.searches == nil else { return }
    for search in searches where search.store == nil {
      reading.fault(
        "A search needs the key 'store'.", at: search.position,
        hints: "Write which store to ask, here or in 'search:' at the top of the list.")
    }
  }
}

extension QueryDraft {
  /// Puts a list's term where the store of each search takes it.
  fileprivate mutating func setMainParameter(to term: Placed<String>, stores: [KnownStore]) {
    searches = searches?.map { search in
      var search = search
      let store = stores.first { $0.name == search.store?.value }
      if let store {
        search.set(
          Search.Parameter(
            name: Placed(store.mainParameter, at: term.place, excerpt: term.excerpt),
            values: [term], isList: false))
      }
      return search
    }
  }
}

extension String {
  /// The text as one part of a path: slashes and control characters become hyphens, and so do
  /// the dots of what is nothing but dots.
  fileprivate var segment: String {
    let isDots = unicodeScalars.allSatisfy { $0 == "." }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      text.append(isControl || isDots || scalar == "/" || scalar == "\\" ? "-" : scalar)
    }
    return String(text)
  }
}
