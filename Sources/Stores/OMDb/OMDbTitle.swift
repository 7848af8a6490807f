import Foundation

/// A work: an element of a search, a detail answer or an episode of a season's listing.
struct OMDbTitle: Decodable {
  /// `nil` also for a text that is no id of IMDb.
  let imdbID: IMDbID?
  let title, type, year, released, poster: String?
  let rated, runtime, plot, awards, boxOffice, website: String?
  let genres, directors, writers, actors, languages, countries: [String]
  let season, episode, totalSeasons, votes: Int?
  let imdbRating, metascore: Double?
  let ratings: [Rating]

  struct Rating: Decodable {
    let source, value: String?

    private enum Key: String, CodingKey {
      case source = "Source"
      case value = "Value"
    }

    init(from decoder: any Decoder) throws {
      let fields = try OMDbFields<Key>(decoder)
      source = fields.text(.source)
      value = fields.code(.value)
    }
  }

  private enum Key: String, CodingKey {
    case imdbID, imdbRating, imdbVotes, totalSeasons
    case title = "Title"
    case type = "Type"
    case year = "Year"
    case released = "Released"
    case poster = "Poster"
    case rated = "Rated"
    case runtime = "Runtime"
    case plot = "Plot"
    case awards = "Awards"
    case boxOffice = "BoxOffice"
    case website = "Website"
    case genre = "Genre"
    case director = "Director"
    case writer = "Writer"
    case actors = "Actors"
    case language = "Language"
    case country = "Country"
    case season = "Season"
    case episode = "Episode"
    case metascore = "Metascore"
    case ratings = "Ratings"
  }

  init(from decoder: any Decoder) throws {
    let fields = try OMDbFields<Key>(decoder)
    imdbID = fields.code(.imdbID).flatMap(IMDbID.init)
    title = fields.text(.title)
    type = fields.code(.type)
    year = fields.code(.year)
    released = fields.code(.released)
    poster = fields.address(.poster)
    rated = fields.text(.rated)
    runtime = fields.code(.runtime)
    plot = fields.description(.plot)
    awards = fields.text(.awards)
    boxOffice = fields.text(.boxOffice)
    website = fields.address(.website)
    genres = fields.parts(.genre)
    directors = fields.parts(.director)
    writers = fields.parts(.writer)
    actors = fields.parts(.actors)
    languages = fields.parts(.language)
    countries = fields.parts(.country)
    season = fields.count(.season)
    episode = fields.count(.episode)
    totalSeasons = fields.count(.totalSeasons)
    votes = fields.count(.imdbVotes)
    imdbRating = fields.number(.imdbRating)
    metascore = fields.number(.metascore)
    ratings = fields.list(Rating.self, .ratings)
  }
}
