extension Item {
  /// This item of a search, with what its own record knows besides.
  ///
  /// What the record says wins; what only the search said stays. Facts are taken one by one.
  ///
  /// - Parameter detail: The record of the item with the same id.
  /// - Returns: The item under the record's kind and title.
  package func completed(by detail: Item) -> Item {
    var whole = Item(id: id, kind: detail.kind, title: detail.title ?? title)
    whole.subtitle = detail.subtitle ?? subtitle
    whole.creators = detail.creators.isEmpty ? creators : detail.creators
    whole.collection = detail.collection ?? collection
    whole.genres = detail.genres.isEmpty ? genres : detail.genres
    whole.released = detail.released ?? released
    whole.years = detail.years ?? years
    whole.duration = detail.duration ?? duration
    whole.price = detail.price ?? price
    whole.listPrice = detail.price == nil ? listPrice : detail.listPrice
    whole.explicitness = detail.explicitness ?? explicitness
    whole.artwork = detail.artwork ?? artwork
    whole.preview = detail.preview ?? preview
    whole.links = detail.links.isEmpty ? links : detail.links
    whole.description = detail.description ?? description
    whole.facts = Fact.Name.allCases.flatMap { name in
      let known = detail.facts.filter { $0.name == name }
      return known.isEmpty ? facts.filter { $0.name == name } : known
    }
    whole.country = detail.country ?? country
    whole.codes = detail.codes.isEmpty ? codes : detail.codes
    return whole
  }

  /// This item with its gaps filled from others, the first of which has the first say.
  ///
  /// What belongs to a store stays with it: links, price, country and description are not taken.
  /// Neither is a subtitle, which may be a part of the title elsewhere.
  ///
  /// - Parameter others: The same work in other stores.
  /// - Returns: The item under its own id and kind.
  package func filled(from others: [Item]) -> Item {
    var whole = self
    for other in others {
      whole.title = whole.title ?? other.title
      if whole.creators.isEmpty { whole.creators = other.creators }
      whole.collection = whole.collection ?? other.collection
      if whole.genres.isEmpty { whole.genres = other.genres }
      if whole.released == nil, whole.years == nil {
        whole.released = other.released
        whole.years = other.years
      }
      whole.duration = whole.duration ?? other.duration
      whole.explicitness = whole.explicitness ?? other.explicitness
      whole.artwork = whole.artwork ?? other.artwork
      whole.preview = whole.preview ?? other.preview
      let known = Set(whole.facts.map(\.name))
      let more = other.facts.filter { !known.contains($0.name) }
      guard !more.isEmpty else { continue }
      let all = whole.facts + more
      whole.facts = Fact.Name.allCases.flatMap { name in all.filter { $0.name == name } }
    }
    return whole
  }

  /// How many of its fields the store has filled, each fact counting as one.
  package var knownFields: Int {
    let fields: [Bool] = [
      title != nil, subtitle != nil, !creators.isEmpty, collection != nil, !genres.isEmpty,
      released != nil, years != nil, duration != nil, price != nil, listPrice != nil,
      explicitness != nil, artwork != nil, preview != nil, !links.isEmpty, description != nil,
      country != nil,
    ]
    return fields.count { $0 } + facts.count
  }
}
