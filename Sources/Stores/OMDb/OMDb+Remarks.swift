package import Diagnostics
package import Items
package import QueryFiles

extension OMDb {
  package func remarks(on found: [Item], to search: Search) -> [Diagnostic] {
    guard let words = search.parameter("t")?.values.first ?? search.parameter("s")?.values.first
    else { return [] }
    if found.isEmpty { return [absence(of: words, in: search)] }
    return search.parameter("t") == nil ? [] : doubts(about: found, as: words, in: search)
  }

  private func absence(of words: Placed<String>, in search: Search) -> Diagnostic {
    if let year = search.parameter("y")?.values.first {
      return year.diagnostic(
        .warning, "Nothing was found for '\(words.value)' with the year \(year.value).",
        hints: ["The store's year may be another; try without 'y'."])
    }
    return words.diagnostic(
      .warning, "Nothing was found for '\(words.value)'.",
      hints: [
        search.parameter("s") == nil
          ? "A title must be the store's own; look it up there, or search with 's'."
          : "OMDb finds whole words only; write each of them to its end."
      ])
  }

  /// The service always brings one title, and says nothing when it is not the one asked for.
  private func doubts(
    about found: [Item], as words: Placed<String>, in search: Search
  ) -> [Diagnostic] {
    // A season brings episodes, which have titles, years and types of their own.
    guard search.parameter("Season") == nil, let item = found.first, let title = item.title else {
      return found.first.flatMap { other(than: words, is: $0.collection?.name) }.map { [$0] } ?? []
    }
    var doubts = [other(than: words, is: title)]
    if let type = search.parameter("type")?.values.first,
      let asked = Self.kinds[type.value], asked != item.kind
    {
      doubts.append(
        doubt(type, "Asked for the type '\(type.value)', got '\(title)', a \(item.kind.word)."))
    }
    if let year = search.parameter("y")?.values.first, let got = item.year,
      String(got) != year.value
    {
      doubts.append(doubt(year, "Asked for the year \(year.value), got '\(title)' of \(got)."))
    }
    return doubts.compactMap(\.self)
  }

  private func other(than words: Placed<String>, is title: String?) -> Diagnostic? {
    guard let title, folded(title) != folded(words.value) else { return nil }
    return doubt(words, "Asked for '\(words.value)', got '\(title)'.")
  }

  private func doubt(_ value: Placed<String>, _ summary: String) -> Diagnostic {
    value.diagnostic(
      .warning, summary, hints: ["If it is not the one you mean, name it by its IMDb id with 'i'."])
  }

  private static let kinds: [String: Kind] = [
    "movie": .movie, "series": .tvSeries, "episode": .tvEpisode, "game": .game,
  ]
}
