private import Foundation

/// Decodes a store's answer.
///
/// - Parameters:
///   - type: The answer's own type; its decoding throws when the JSON is of another shape.
///   - bytes: The body.
///   - store: The store's name for people, for the message.
/// - Returns: The answer.
/// - Throws: `.unreadable` with a sentence that tells an empty, cut-off, too deep, HTML and foreign
///   body apart.
func decodeAnswer<Answer: Decodable>(
  _ type: Answer.Type, from bytes: [UInt8], store: String
) throws(StoreError) -> Answer {
  // The decoder looks at texts only when they are asked for, and may never see a damaged one.
  guard isUTF8(bytes.span) else {
    throw StoreError(.unreadable, "\(store) sent \(JSONDamage(bytes).sentence)")
  }
  do {
    return try JSONDecoder().decode(type, from: Data(bytes))
  } catch DecodingError.dataCorrupted {
    throw StoreError(.unreadable, "\(store) sent \(JSONDamage(bytes).sentence)")
  } catch {
    throw StoreError(.unreadable, "\(store) sent JSON that is no answer of this service.")
  }
}
