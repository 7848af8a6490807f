import Foundation

/// The body of a search, a detail, a season's listing, or of a refusal.
enum OMDbAnswer: Decodable {
  case titles([OMDbTitle?], total: Int?)
  case title(OMDbTitle)
  case season(series: String?, number: Int?, episodes: [OMDbTitle?])
  case refusal(String)

  private enum Key: String, CodingKey {
    case totalResults, imdbID
    case response = "Response"
    case error = "Error"
    case search = "Search"
    case episodes = "Episodes"
    case title = "Title"
    case season = "Season"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let fields = try AnswerFields<Key>(decoder)
    let isRefused = fields.code(.response)?.lowercased() == "false"
    if isRefused || container.contains(.error) {
      self = .refusal(fields.text(.error) ?? "no reason given")
    } else if container.contains(.search) {
      let titles = try container.decode(ElementList<OMDbTitle>.self, forKey: .search)
      self = .titles(titles.elements, total: fields.count(.totalResults))
    } else if container.contains(.episodes) {
      let episodes = try container.decode(ElementList<OMDbTitle>.self, forKey: .episodes)
      self = .season(
        series: fields.text(.title), number: fields.count(.season), episodes: episodes.elements)
    } else if container.contains(.title) || container.contains(.imdbID) {
      self = .title(try OMDbTitle(from: decoder))
    } else {
      throw DecodingError.keyNotFound(
        Key.response, .init(codingPath: [], debugDescription: "neither titles nor a refusal"))
    }
  }
}
