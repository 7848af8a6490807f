import Indexing
import QueryFiles
import Recording
import Rendering

/// The items of a query, curated, in sections and in order.
struct OrderedQuery {
  let curated: CuratedItems
  let indexer: Indexer
  let rules: Indexer.ItemRules
  let index: SectionedIndex<CuratedItem>

  /// What the query says goes before what the site says.
  init(
    _ query: Query, _ findings: Findings, of settings: SiteSettings, _ alphabets: Alphabets,
    _ phrases: ByLanguage<Phrases>
  ) {
    let language = query.language?.value ?? settings.language.value
    let wanted = query.index.over(settings.index)
    let words = phrases[language]
    curated = CuratedItems(findings.items, gone: findings.gone, by: query)
    rules = Indexer.ItemRules(
      by: wanted.by ?? .title, creators: settings.creators, kindName: { words.kinds($0) })
    indexer = Indexer(alphabet: alphabets.alphabet(of: language), settings: wanted)
    index = indexer.index(curated.items, by: rules)
  }
}
