import Foundation

/// The body of a search or a lookup, or of a refusal.
struct ITunesAnswer: Decodable {
  let results: [ITunesElement?]?
  let errorMessage: String?

  private enum Key: String, CodingKey { case results, errorMessage }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    errorMessage = try AnswerFields<Key>(decoder).text(.errorMessage)
    results =
      errorMessage == nil
      ? try container.decodeIfPresent(ElementList<ITunesElement>.self, forKey: .results)?.elements
      : nil
  }
}
