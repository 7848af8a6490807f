/// One more thing that a store knows of an item.
package struct Fact: Hashable, Sendable {
  /// In the order in which item pages list them; the raw value is a key of the theme's strings.
  package enum Name: String, CaseIterable, Sendable {
    case director, writer, actors, publisher, seller
    case season, episode, seasons, tracks, discNumber = "disc", pages
    case rated, language, originCountry = "origin-country", isbn, issn
    case rating, ratingImdb = "rating-imdb", ratingTomatoes = "rating-tomatoes"
    case ratingMetacritic = "rating-metacritic", awards, boxOffice = "box-office"
    case version, size, minimumSystem = "minimum-system", bundleID = "bundle-id"
    case feed, website, copyright, maturity, publicDomain = "public-domain"
  }

  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// Of a best of `of`, by so many people where known; in hundredths: 4.5 is 450.
    case rating(hundredths: Int, of: Int, votes: Int?)
    /// In bytes.
    case size(Int)
    /// http or https.
    case link(String)
    case flag
  }

  package let name: Name
  package let value: Value

  package init(_ name: Name, _ value: Value) {
    self.name = name
    self.value = value
  }
}
