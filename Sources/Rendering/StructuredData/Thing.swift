/// Something as schema.org describes it.
///
/// - SeeAlso: <https://schema.org/docs/full.html>
struct Thing: Sendable {
  /// The types of the vocabulary that pages use.
  enum Class: String, Sendable {
    case album = "MusicAlbum"
    case artist = "MusicGroup"
    case audiobook = "Audiobook"
    case book = "Book"
    case breadcrumbs = "BreadcrumbList"
    case game = "VideoGame"
    case list = "ItemList"
    case listItem = "ListItem"
    case movie = "Movie"
    case musicVideo = "MusicVideoObject"
    case offer = "Offer"
    case organization = "Organization"
    case periodical = "Periodical"
    case person = "Person"
    case podcast = "PodcastSeries"
    case podcastEpisode = "PodcastEpisode"
    case software = "SoftwareApplication"
    case song = "MusicRecording"
    case tvEpisode = "TVEpisode"
    case tvSeason = "TVSeason"
    case tvSeries = "TVSeries"
    case website = "WebSite"
    case work = "CreativeWork"
  }

  /// The properties that pages use; the raw value is the vocabulary's name.
  enum Property: String, Sendable {
    case alternativeHeadline, applicationCategory, author, bookFormat, byArtist, contentRating
    case creator, datePublished, description, director, duration, eligibleRegion, endDate
    case episodeNumber, genre, image, inAlbum, inLanguage, isFamilyFriendly, isbn, issn, item
    case itemListElement, itemListOrder, keywords, name, numTracks, numberOfEpisodes, numberOfItems,
      numberOfPages
    case numberOfSeasons, offers, operatingSystem, partOfSeason, partOfSeries, position, price
    case priceCurrency, publisher, sameAs, seasonNumber, softwareVersion, startDate, url, webFeed
  }

  private var object = JSONObject()

  /// - Parameters:
  ///   - type: What it is.
  ///   - name: What it is called.
  ///   - id: The address by which other pages mean it.
  init(_ type: Class, named name: String? = nil, id: String? = nil) {
    object.set("@type", .text(type.rawValue))
    object.set("@id", id.map(JSON.text))
    set(.name, name)
  }

  /// What another page describes, by its address.
  init(at id: String?) { object.set("@id", id.map(JSON.text)) }

  var json: JSON { .object(object) }

  mutating func set(_ property: Property, _ value: JSON?) { object.set(property.rawValue, value) }

  mutating func set(_ property: Property, _ text: String?) { set(property, text.map(JSON.text)) }

  mutating func set(_ property: Property, _ number: Int?) {
    set(property, number.map(JSON.integer))
  }

  mutating func set(_ property: Property, _ thing: Thing?) { set(property, thing.map(\.json)) }

  /// One value stands by itself, several as a list, none is no property.
  mutating func set(_ property: Property, _ values: [JSON]) {
    set(property, values.count > 1 ? .list(values) : values.first)
  }

  mutating func set(_ property: Property, _ texts: [String]) { set(property, texts.map(JSON.text)) }

  mutating func set(_ property: Property, _ things: [Thing]) { set(property, things.map(\.json)) }
}
