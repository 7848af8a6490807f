import Items

extension OMDbTitle {
  /// In the order of `Fact.Name`.
  func facts(in season: OMDbSeason?) -> [Fact] {
    var facts: [Fact] = []
    func add(_ name: Fact.Name, _ value: Fact.Value?) {
      if let value { facts.append(Fact(name, value)) }
    }
    add(.director, Self.joined(directors))
    add(.writer, Self.joined(writers))
    add(.actors, Self.joined(actors))
    add(.season, (self.season ?? season?.number).map(Fact.Value.number))
    add(.episode, episode.map(Fact.Value.number))
    add(.seasons, totalSeasons.map(Fact.Value.number))
    add(.rated, rated.map(Fact.Value.text))
    add(.language, Self.joined(languages))
    add(.originCountry, Self.joined(countries))
    add(.ratingImdb, Self.rating(imdbRating, of: 10, votes: votes))
    add(.ratingTomatoes, tomatoes)
    add(.ratingMetacritic, Self.rating(metascore, of: 100) ?? metacritic)
    add(.awards, awards.map(Fact.Value.text))
    add(.boxOffice, boxOffice.map(Fact.Value.text))
    add(.website, linkable(website).map { .link($0.text) })
    return facts
  }

  /// `57%`.
  private var tomatoes: Fact.Value? {
    guard let value = value(of: "Rotten Tomatoes"), value.hasSuffix("%") else { return nil }
    return Self.rating(Double(value.dropLast()), of: 100)
  }

  /// `55/100`, where there is no `Metascore`.
  private var metacritic: Fact.Value? {
    guard let value = value(of: "Metacritic"), value.hasSuffix("/100") else { return nil }
    return Self.rating(Double(value.dropLast(4)), of: 100)
  }

  private func value(of source: String) -> String? {
    ratings.first { $0.source == source }?.value
  }

  private static func rating(_ value: Double?, of best: Int, votes: Int? = nil) -> Fact.Value? {
    guard let value, value >= 0, value <= Double(best) else { return nil }
    return .rating(hundredths: Int((value * 100).rounded()), of: best, votes: votes)
  }

  private static func joined(_ words: [String]) -> Fact.Value? {
    words.isEmpty ? nil : .text(words.joined(separator: ", "))
  }
}
