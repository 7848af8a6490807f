/// What a browser asks for.
struct Request: Sendable {
  /// The headers that an answer may depend on.
  enum Header: String, CaseIterable, Sendable {
    /// Sent by browsers alone: <https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header>.
    case destination = "Sec-Fetch-Dest"
    case host = "Host"
    case ifMatch = "If-Match"
    case ifModifiedSince = "If-Modified-Since"
    case ifNoneMatch = "If-None-Match"
    case ifRange = "If-Range"
    case ifUnmodifiedSince = "If-Unmodified-Since"
    case lastEvent = "Last-Event-ID"
    case range = "Range"

    /// Whether it may stand on several lines, which are then one list.
    var isList: Bool { self == .ifMatch || self == .ifNoneMatch }
  }

  let method: String
  /// Path and query, as they were sent.
  let target: [UInt8]
  /// The host that stood before them, as in a request to a proxy.
  private let authority: String?
  var headers: [Header: String] = [:]
  /// Whether it has to say which host it is for, as all have to since HTTP/1.1.
  var needsHost = false

  /// - Parameters:
  ///   - method: The method.
  ///   - address: As it was sent: a path and a query, with or without scheme and host before them.
  init(method: String, target address: [UInt8]) {
    self.method = method
    let slash = UInt8(ascii: "/")
    let scheme = ["http://", "https://"].first {
      address.prefix($0.utf8.count).elementsEqual($0.utf8) { $0 == $1 || $0 | 0x20 == $1 }
    }
    guard let scheme else {
      authority = nil
      target = address
      return
    }
    let rest = address.dropFirst(scheme.utf8.count)
    let end = rest.firstIndex { $0 == slash || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    authority = String(decoding: rest[..<end], as: UTF8.self)
    target = (rest[end...].first == slash ? [] : [slash]) + rest[end...]
  }

  /// Whom the request is for; that in the address counts where there is one.
  var host: String? { authority ?? headers[.host] }

  /// Whether what comes is to be a page that is shown, and not, for example, a part that the script of a
  /// page puts into it.
  var wantsPage: Bool {
    let pages = ["document", "embed", "frame", "iframe", "object"]
    return headers[.destination].map(pages.contains) ?? true
  }

  /// Whether it lacks a header that it must have.
  var lacksHost: Bool { needsHost && headers[.host] == nil }

  /// The part of the address in front of the query, as it was sent.
  var encodedPath: ArraySlice<UInt8> { target.prefix { $0 != UInt8(ascii: "?") } }

  /// The query with its question mark, as it was sent; empty when there is none.
  var query: ArraySlice<UInt8> { target[encodedPath.endIndex...] }
}
