import Links

/// A page that is open in a browser, as its script tells when it begins to listen.
struct LiveVisit: Sendable {
  /// The address of the page; `nil` when it is none of the site's.
  let page: RequestPath?
  /// The state of the site that the browser has; `nil` when it does not say.
  let mark: String?
  /// Of the page that the browser has; see `LiveScript.digest`.
  let digest: String?

  /// - Parameters:
  ///   - query: `?since=MARK&digest=DIGEST&page=PATH`, the path percent-encoded; it goes on to the
  ///     end.
  ///   - lastEvent: The mark of the last event that the browser got before the line broke.
  init(query: some Collection<UInt8>, lastEvent: String?) {
    var rest = Array(query.dropFirst())[...]
    let since = Self.takeValue(of: "since", from: &rest)
    digest = Self.takeValue(of: "digest", from: &rest)
    mark = lastEvent ?? since
    let name = Array("page=".utf8)
    page = rest.starts(with: name) ? RequestPath(rest.dropFirst(name.count)) : nil
  }

  /// The value of the first parameter if that is its name, which is then taken off.
  private static func takeValue(of name: String, from rest: inout ArraySlice<UInt8>) -> String? {
    let name = Array("\(name)=".utf8)
    guard rest.starts(with: name) else { return nil }
    let value = rest.dropFirst(name.count).prefix { $0 != UInt8(ascii: "&") }
    rest = rest[value.endIndex...].dropFirst()
    return String(decoding: value, as: UTF8.self)
  }
}
