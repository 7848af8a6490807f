import Links

/// A page that is open in a browser, as its script tells when it begins to listen.
struct LiveVisit: Sendable {
  /// The address of the page; `nil` when it is none of the site's.
  let page: RequestPath?
  /// The state of the site that the browser has; `nil` when it does not say.
  let mark: String?

  /// - Parameters:
  ///   - query: `?since=MARK&page=PATH`, the path percent-encoded; it goes on to the end.
  ///   - lastEvent: The mark of the last event that the browser got before the line broke.
  init(query: some Collection<UInt8>, lastEvent: String?) {
    let parts = query.dropFirst().split(
      separator: UInt8(ascii: "&"), maxSplits: 1, omittingEmptySubsequences: false)
    page = parts.last.flatMap { Self.value(of: "page", in: $0) }.flatMap { RequestPath($0) }
    mark =
      lastEvent
      ?? parts.first.flatMap { Self.value(of: "since", in: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func value(of name: String, in part: some Collection<UInt8>) -> [UInt8]? {
    let prefix = Array("\(name)=".utf8)
    return part.starts(with: prefix) ? Array(part.dropFirst(prefix.count)) : nil
  }
}
