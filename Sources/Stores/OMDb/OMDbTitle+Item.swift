import Items

extension OMDbTitle {
  /// - Precondition: The title has a name or an id.
  func item(in season: OMDbSeason?, noting notes: inout ReadingNotes) -> Item {
    let kind = kind(in: season)
    let store = OMDb.storeName
    let creators = directors.isEmpty ? Self.withoutRoles(writers) : Self.withoutRoles(directors)
    let id =
      imdbID.map { ItemID(store: store, value: $0.text) }
      ?? .made(store: store, kind: kind, title: title, creator: creators.first, link: nil)
    var item = Item(id: id, kind: kind, title: title)
    item.creators = creators.map { Item.Creator(name: $0) }
    item.collection = season?.series.map { Item.Collection(name: $0, number: episode) }
    item.genres = genres
    let years = year.flatMap(OMDbYears.init)
    item.years = years?.span
    item.released = date(in: years)
    item.duration = runtime.flatMap(OMDbDuration.seconds)
    item.artwork = notes.loadable(poster).map { OMDbPoster.artwork(at: $0.text) }
    if let imdbID {
      item.links = [Item.StoreLink(label: "imdb", address: imdbID.address)]
      item.codes = [.imdb(imdbID.text)]
    }
    item.description = plot
    item.facts = facts(in: season)
    return item
  }

  private func kind(in season: OMDbSeason?) -> Kind {
    switch type?.lowercased() {
    case "movie": .movie
    case "series": .tvSeries
    case "episode": .tvEpisode
    case "game": .game
    case let word?: Kind(word: word)
    case nil: season == nil ? .other("title") : .tvEpisode
    }
  }

  /// The day it came out, else the year.
  private func date(in years: OMDbYears?) -> PartialDate? {
    released.flatMap(OMDbDate.date) ?? years.flatMap { PartialDate(year: $0.start) }
  }

  /// Without what stands in brackets: `Nic Pizzolatto (created by)`; each name once.
  private static func withoutRoles(_ people: [String]) -> [String] {
    var names: [String] = []
    for person in people {
      let name = person.prefix { $0 != "(" }.trimmed
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
