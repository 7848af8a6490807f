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
