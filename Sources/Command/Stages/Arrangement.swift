import Collation
import Diagnostics
import Indexing
import Items
import Links
import Pages
import QueryFiles
import Recording
import Rendering
import Synchronization

/// The items of a site, curated, indexed and laid out on pages.
struct Arrangement: Sendable {
  let pages: SitePages
  private(set) var diagnostics: [Diagnostic]
  /// How many items have no title, each counted once.
  let untitled: Int

  init(
    of answers: Answers, telling events: [String: [NewsEvent]], to sources: SiteSources,
    at addresses: SiteAddresses, theme: Theme, memory: BuildMemory? = nil
  ) async {
    let alphabets = memory?.alphabets ?? Alphabets()
    let settings = sources.settings
    let phrases = theme.phrases
    let catalogs = await inParallel(answers.queries) { query, findings in
      let address = addresses.catalog(query)
      let events = events[query.name] ?? []
      let arrange = { Catalog(of: query, findings, events, settings, address, alphabets, phrases) }
      guard let memory else { return arrange() }
      let inputs = CatalogInputs(
        query: query, findings: findings, events: events, settings: settings, address: address,
        theme: theme.inputs)
      return memory.catalogs.output(for: query.name, of: inputs, arrange)
    }
    var shown = sources
    shown.queries = catalogs.map(\.content.query)
    let content = SiteContent(
      sources: shown, addresses: addresses, catalogs: catalogs.map(\.content),
      lists: Self.indexes(of: shown, alphabets), shared: Self.shared(answers, memory))
    let begin = {
      SiteIndexing(settings.language.value, settings, alphabets, phrases)
    }
    let inputs = IndexingInputs(settings: settings, theme: theme.inputs)
    let pages = SitePages(
      content, layouts: catalogs.map(\.layout),
      indexing: memory?.indexings.output(for: BuildMemory.whole, of: inputs, begin) ?? begin(),
      after: memory?.pages.withLock(\.self))
    memory?.pages.withLock { $0 = pages }
    self.pages = pages
    untitled = Set(catalogs.lazy.flatMap(\.untitled)).count
    diagnostics =
      sources.warningsAboutLanguages(alphabets, phrases) + catalogs.flatMap(\.diagnostics)
      + pages.warnings
  }

  /// All that the rules of the indexes over the site depend on.
  struct IndexingInputs: Equatable, Sendable {
    let settings: SiteSettings
    /// Has the words.
    let theme: ThemeInputs
  }

  /// All of a query that it depends on which items several queries found.
  struct SharedInputs: Equatable, Sendable {
    /// The query's name.
    let query: String
    let findings: Findings
  }

  /// All that the catalog of a query depends on.
  struct CatalogInputs: Equatable, Sendable {
    let query: Query
    let findings: Findings
    let events: [NewsEvent]
    let settings: SiteSettings
    let address: Address
    /// Has the words.
    let theme: ThemeInputs
  }

  /// One query on its way to a page.
  struct Catalog: Sendable {
    fileprivate let content: CatalogContent
    fileprivate let layout: CatalogLayout
    fileprivate let diagnostics: [Diagnostic]
    fileprivate let untitled: [ItemID]

    fileprivate init(
      of query: Query, _ findings: Findings, _ events: [NewsEvent], _ settings: SiteSettings,
      _ address: Address, _ alphabets: Alphabets, _ phrases: ByLanguage<Phrases>
    ) {
      let ordered = OrderedQuery(
        query.placingLinks(on: address), findings, of: settings, alphabets, phrases)
      let curated = ordered.curated
      content = CatalogContent(
        query: query, index: ordered.index,
        isFetched: findings.state != .missing, subjects: findings.subjects,
        stores: findings.stores, countries: findings.countries, date: findings.date,
        days: findings.otherDays,
        news: CatalogNews(
          of: events, on: curated, of: query,
          by: SiteIndexing(
            (query.language ?? settings.language).value, settings, alphabets, phrases)))
      layout = CatalogLayout(content, at: address, settings: settings)
      untitled = ordered.index.sections.lazy.flatMap(\.elements).filter { $0.title == nil }.map(
        \.id)
      diagnostics =
        findings.state == .missing
        ? []
        : curated.absent.map { Self.absent($0, in: findings) }
          + curated.unknownKinds.map { Self.unknown($0, among: findings.items) }
          + curated.clashes.map(Self.clash)
    }

    private static func unknown(_ kind: Placed<String>, among items: [Item]) -> Diagnostic {
      let words = Kind.known.map(\.word)
      let others = Set(items.map(\.kind.word)).subtracting(words)
      let known = words + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return kind.diagnostic(
        .warning, "There is no kind '\(kind.value.shortened)', so this rule hides nothing.",
        hints: [suggestion(for: kind.value, among: known)])
    }

    private static func clash(_ clash: CurationClash) -> Diagnostic {
      let (winner, loser) = (clash.winner, clash.loser)
      return loser.diagnostic(
        .warning,
        "'\(loser.value.text)' and '\(winner.value.text)' are one work, and both have a '\(clash.key)'.",
        hints: [
          "That of '\(winner.value.text)' counts. Keep one, or write 'merge: off' to have two rows."
        ])
    }

    private static func absent(_ id: Placed<ItemID>, in findings: Findings) -> Diagnostic {
      if let last = findings.gone.first(where: { $0.id == id.value }) {
        let title = last.title.map { " ('\($0.shortened)')" } ?? ""
        return id.diagnostic(
          .warning, "'\(id.value.text)'\(title) is no longer in the store.",
          hints: ["Take it out, or write a 'note' on it to keep it on the page."])
      }
      let near = nearest(to: id.value.text, among: findings.items.map(\.id.text))
      return id.diagnostic(
        .warning, "No store returned '\(id.value.text)' for this query.",
        hints: [near.map { "Did you mean '\($0)'?" } ?? "Take it out, or fetch the query again."])
    }
  }

  /// The index of each list over its queries, by their titles.
  private static func indexes(
    of sources: SiteSources, _ alphabets: Alphabets
  ) -> [String: SectionedIndex<Int>] {
    var indexes: [String: SectionedIndex<Int>] = [:]
    let numbers = Dictionary(
      zip(sources.queries.map(\.name), sources.queries.indices), uniquingKeysWith: { one, _ in one }
    )
    for list in sources.lists {
      let language = list.language?.value ?? sources.settings.language.value
      var settings = list.index.over(sources.settings.index)
      settings.by = .title
      let indexer = Indexer(alphabet: alphabets.alphabet(of: language), settings: settings)
      indexes[list.name] = indexer.letters(list.entries.compactMap { numbers[$0] }) { number in
        let query = sources.queries[number]
        return Filing(name: FiledName(query.title, sortAs: query.sortAs), id: query.name)
      }
    }
    return indexes
  }

  /// The items that more than one query found, each as its own page shows it.
  private static func shared(
    _ answers: Answers, _ memory: BuildMemory?
  ) -> [ItemID: ItemContent] {
    let find = {
      var counts: [ItemID: Int] = [:]
      for (_, findings) in answers.queries {
        // By numbers, since a copy of each item takes longer than the rest.
        for number in findings.items.indices { counts[findings.items[number].id, default: 0] += 1 }
      }
      return FoundItem.all({ counts[$0, default: 0] > 1 }, in: answers.queries)
        .mapValues { ItemContent(item: $0.item, date: $0.day) }
    }
    guard let memory else { return find() }
    let inputs = answers.queries.map { SharedInputs(query: $0.name, findings: $1) }
    return memory.shared.output(for: BuildMemory.whole, of: inputs, find)
  }
}

extension Query {
  /// The query with links such as `#place` leading to its own page, wherever they are shown.
  fileprivate func placingLinks(on address: Address) -> Query {
    guard curations.contains(where: { $0.link != nil }) else { return self }
    var query = self
    for index in curations.indices {
      query.curations[index].link = curations[index].link?.placed(on: address.encoded)
    }
    return query
  }
}

extension SiteIndexing {
  fileprivate convenience init(
    _ language: String, _ settings: SiteSettings, _ alphabets: Alphabets,
    _ phrases: ByLanguage<Phrases>
  ) {
    let words = phrases[language]
    self.init(
      alphabet: alphabets.alphabet(of: language), settings: settings,
      kindName: { words.kinds($0) })
  }
}
