/// What a browser asks for.
struct Request: Sendable {
  /// The headers that an answer may depend on.
  enum Header: String, CaseIterable, Sendable {
    /// Sent by browsers alone: <https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header>.
    case destination = "Sec-Fetch-Dest"
    case accept = "Accept"
    case host = "Host"
    case ifMatch = "If-Match"
    case ifModifiedSince = "If-Modified-Since"
    case ifNoneMatch = "If-None-Match"
    case ifRange = "If-Range"
    case ifUnmodifiedSince = "If-Unmodified-Since"
    case lastEvent = "Last-Event-ID"
    case range = "Range"

    /// Whether it may stand on several lines, which are then one list.
    fileprivate var isList: Bool { self == .ifMatch || self == .ifNoneMatch }

    /// By their names in small letters.
    fileprivate static let all = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
  }

  let method: String
  /// Path and query, as they were sent.
  let target: [UInt8]
  /// The host that stood before them, as in a request to a proxy.
  private let authority: String?
  private(set) var headers: [Header: String] = [:]
  /// Whether it has to say which host it is for, as all have to since HTTP/1.1.
  var needsHost = false
  private var hasManyHosts = false

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

  /// Takes a header in; of one that stands there twice and is no list the first counts.
  mutating func take(_ name: String, _ value: String) {
    guard let header = Header.all[name.lowercased()] else { return }
    guard let first = headers[header] else {
      headers[header] = value
      return
    }
    if header.isList { headers[header] = "\(first), \(value)" }
    if header == .host { hasManyHosts = true }
  }

  /// Whom the request is for; that in the address counts where there is one.
  var host: String? { authority ?? headers[.host] }

  /// Whether what comes is to be a page that is shown, and not, for example, a part that the script of a
  /// page puts into it.
  ///
  /// Browsers say what it is for to this machine alone; to others they say that they want HTML before all
  /// where they are to show it.
  var wantsPage: Bool {
    let pages = ["document", "embed", "frame", "iframe", "object"]
    return headers[.destination].map(pages.contains)
      ?? headers[.accept].map { $0.contains("text/html") } ?? true
  }

  /// Whether it does not say once, as it must, which host it is for.
  ///
  /// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9112#section-3.2>
  var lacksHost: Bool { hasManyHosts || needsHost && headers[.host] == nil }

  /// The part of the address in front of the query, as it was sent.
  var encodedPath: ArraySlice<UInt8> { target.prefix { $0 != UInt8(ascii: "?") } }

  /// The query with its question mark, as it was sent; empty when there is none.
  var query: ArraySlice<UInt8> { target[encodedPath.endIndex...] }
}
