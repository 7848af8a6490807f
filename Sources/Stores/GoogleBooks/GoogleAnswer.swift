import Foundation

/// The body of a search, of a single volume, or of a refusal.
enum GoogleAnswer: Decodable {
  /// A search; no `items` is no results.
  case volumes([GoogleVolume?])
  case volume(GoogleVolume)
  case refusal(Refusal)

  /// `code` and `message` are in every form of the body; `reason` in most.
  struct Refusal: Decodable {
    let code: Int?
    let message, status: String?
    let reasons: [String]
    /// The parameter of the request that is refused, in the service's name for it.
    let location: String?

    private enum Key: String, CodingKey { case code, message, status, errors, details }

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields<Key>(decoder)
      code = fields.integer(.code)
      message = fields.text(.message)
      status = fields.code(.status)
      let all = [.errors, .details].flatMap { fields.list(Reason.self, $0) }
      reasons = all.compactMap(\.reason)
      location = all.first { $0.locationType == "parameter" }?.location
    }

    private struct Reason: Decodable {
      let reason, location, locationType: String?

      private enum Key: String, CodingKey { case reason, location, locationType }

      init(from decoder: any Decoder) throws {
        let fields = try AnswerFields<Key>(decoder)
        reason = fields.code(.reason)
        location = fields.code(.location)
        locationType = fields.code(.locationType)
      }
    }
  }

  private enum Key: String, CodingKey { case error, items, volumeInfo, totalItems, kind }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.error) {
      self = .refusal(try container.decode(Refusal.self, forKey: .error))
    } else if container.contains(.volumeInfo) {
      self = .volume(try GoogleVolume(from: decoder))
    } else if container.contains(.items) {
      self = .volumes(try container.decode(ElementList<GoogleVolume>.self, forKey: .items).elements)
    } else if container.contains(.totalItems) || container.contains(.kind) {
      self = .volumes([])
    } else {
      throw DecodingError.keyNotFound(
        Key.items, .init(codingPath: [], debugDescription: "neither volumes nor a refusal"))
    }
  }
}
