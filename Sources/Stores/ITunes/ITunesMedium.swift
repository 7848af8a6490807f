/// A value of the parameter `media`, with the entities and attributes that fit it.
///
/// - SeeAlso: The tables of Apple's page on its search API; the attributes of apps beyond
///   `softwareDeveloper` are reported by clients.
struct ITunesMedium {
  let name: String
  let entities: [String]
  let attributes: [String]

  private init(_ name: String, entities: String, attributes: String) {
    self.name = name
    self.entities = entities.split(separator: " ").map { String($0) }
    self.attributes = attributes.split(separator: " ").map { String($0) }
  }

  /// In the order of Apple's table.
  static let all: [ITunesMedium] = [
    ITunesMedium(
      "movie", entities: "movieArtist movie",
      attributes: """
        actorTerm genreIndex artistTerm shortFilmTerm producerTerm ratingTerm directorTerm \
        releaseYearTerm featureFilmTerm movieArtistTerm movieTerm ratingIndex descriptionTerm
        """),
    ITunesMedium(
      "podcast", entities: "podcastAuthor podcast podcastEpisode",
      attributes: """
        titleTerm languageTerm authorTerm genreIndex artistTerm ratingIndex keywordsTerm \
        descriptionTerm
        """),
    ITunesMedium(
      "music", entities: "musicArtist musicTrack album musicVideo mix song",
      attributes: "mixTerm genreIndex artistTerm composerTerm albumTerm ratingIndex songTerm"),
    ITunesMedium(
      "musicVideo", entities: "musicArtist musicVideo",
      attributes: "genreIndex artistTerm albumTerm ratingIndex songTerm"),
    ITunesMedium(
      "audiobook", entities: "audiobookAuthor audiobook",
      attributes: "titleTerm authorTerm genreIndex ratingIndex"),
    ITunesMedium(
      "shortFilm", entities: "shortFilmArtist shortFilm",
      attributes: "genreIndex artistTerm shortFilmTerm ratingIndex descriptionTerm"),
    ITunesMedium(
      "tvShow", entities: "tvEpisode tvSeason",
      attributes: "genreIndex tvEpisodeTerm showTerm tvSeasonTerm ratingIndex descriptionTerm"),
    ITunesMedium(
      "software", entities: "software iPadSoftware desktopSoftware macSoftware",
      attributes: "softwareDeveloper descriptionTerm keywordsTerm genreIndex ratingIndex"),
    ITunesMedium("ebook", entities: "ebook", attributes: ""),
    ITunesMedium(
      "all",
      entities: "movie album allArtist podcast musicVideo mix audiobook tvSeason allTrack",
      attributes: """
        actorTerm languageTerm allArtistTerm tvEpisodeTerm shortFilmTerm directorTerm \
        releaseYearTerm titleTerm featureFilmTerm ratingIndex keywordsTerm descriptionTerm \
        authorTerm genreIndex mixTerm allTrackTerm artistTerm composerTerm tvSeasonTerm \
        producerTerm ratingTerm songTerm movieArtistTerm showTerm movieTerm albumTerm
        """),
  ]

  static func named(_ name: String) -> ITunesMedium? { all.first { $0.name == name } }

  /// Every entity of every medium, each once.
  static let allEntities: [String] = {
    var seen: Set<String> = []
    return all.flatMap(\.entities).filter { seen.insert($0).inserted }
  }()
}
