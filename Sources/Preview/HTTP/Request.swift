/// What a browser asks for.
struct Request: Sendable {
  /// The headers that an answer may depend on.
  enum Header: String, CaseIterable, Sendable {
    case host = "Host"
    case ifModifiedSince = "If-Modified-Since"
    case ifNoneMatch = "If-None-Match"
    case ifRange = "If-Range"
    case lastEvent = "Last-Event-ID"
    case range = "Range"
  }

  let method: String
  /// The address as it was sent, path and query.
  let target: [UInt8]
  var headers: [Header: String] = [:]

  /// The part of the address in front of the query, as it was sent.
  var encodedPath: ArraySlice<UInt8> { target.prefix { $0 != UInt8(ascii: "?") } }

  /// The query with its question mark, as it was sent; empty when there is none.
  var query: ArraySlice<UInt8> { target[encodedPath.endIndex...] }
}
