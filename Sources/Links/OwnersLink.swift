import Diagnostics

/// A link, or the address of a picture, as the owner of a site writes it in settings, front
/// matter or Markdown: with a scheme that pages may have, or relative.
package struct OwnersLink: Hashable, Sendable {
  package enum Use: Hashable, Sendable {
    case link, picture

    /// In the order in which messages name them.
    fileprivate var schemes: [String] {
      switch self {
      case .link: ["http", "https", "mailto", "tel"]
      case .picture: ["http", "https"]
      }
    }
  }

  /// Why a text is no such link, and what to write.
  package struct Fault: Error, Hashable, Sendable {
    package let summary: String
    package let hint: String
  }

  /// What to do about a picture that has an `insecureHost`.
  package static let secureHint =
    "Pages load pictures over https only. Write 'https:' if its host answers so, "
    + "or put the picture into Site/Assets."

  /// As written.
  package let text: String
  /// The host, in small letters, of a picture that no page can load: its address is http, and the
  /// host is not known to answer over https.
  ///
  /// `nil` for all else.
  package let insecureHost: String?
  /// The address itself when it has a scheme, a picture's over https where that is known to answer.
  private let absolute: String?

  /// - Throws: For any other scheme, for none behind which a host follows (`//example.org`), and
  ///   when nothing follows the scheme.
  package init(_ text: String, as use: Use) throws(Fault) {
    self.text = text
    guard let scheme = LinkScheme(of: text) else {
      guard !text.hasPrefix("//") else {
        throw Fault(
          summary: "A link cannot begin with '//'.", hint: "Write 'https:\(text.shortened)'.")
      }
      (absolute, insecureHost) = (nil, nil)
      return
    }
    guard use.schemes.contains(scheme.name) else {
      throw Fault(
        summary: "A link cannot begin with '\("\(text.prefix { $0 != ":" }):".shortened)'.",
        hint: "Begin it with \(use.schemes.map { "\($0):" }.joined(separator: ", ")), "
          + "or write an address inside of this site.")
    }
    let isComplete =
      scheme.name.hasPrefix("http")
      ? scheme.rest.hasPrefix("//") && scheme.rest.utf8.count > 2 : !scheme.rest.isEmpty
    guard isComplete else {
      throw Fault(
        summary: "This link is not complete.", hint: "Write it as the browser shows it.")
    }
    guard use == .picture, scheme.name == "http" else {
      (absolute, insecureHost) = (text, nil)
      return
    }
    let place = scheme.rest.dropFirst(2)
    let authority = place.prefix { !"/?#".contains($0) }
    let name = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = name.prefix { $0 != ":" }.lowercased()
    let secure = SecureHost.name(for: host)
    absolute = secure.map { "https://\($0)\(place[authority.endIndex...])" } ?? text
    insecureHost = secure == nil ? host : nil
  }

  /// - Parameter text: Without a scheme.
  private init(relative text: String) {
    self.text = text
    (absolute, insecureHost) = (nil, nil)
  }

  /// The link as it is meant from the home page, for one that was written for a certain page.
  ///
  /// Only a fragment or a query alone names no page; it then leads to a place of `page`.
  ///
  /// - Parameter page: Below the home page, percent-encoded: `music/queen/`.
  /// - Returns: The same link for any other.
  package func placed(on page: String) -> OwnersLink {
    text.hasPrefix("#") || text.hasPrefix("?") ? OwnersLink(relative: "/\(page)\(text)") : self
  }

  /// What stands in `href` or `src`.
  ///
  /// One with a scheme stays as it is, but for a picture at the http address of a host that is known
  /// to answer over https. One that begins with a slash is meant from the home page.
  /// All others, `other/`, `../`, `?a=b` and `#place` among them, are meant from `page`,
  /// whatever page they are shown on. The result begins with a slash, without `.` and `..`, and
  /// percent-encoded; what is encoded already stays.
  ///
  /// - Parameters:
  ///   - page: What it is relative to: the address of a page with the base path,
  ///     percent-encoded.
  ///   - basePath: The address of the home page; begins and ends with a slash, percent-encoded.
  /// - Returns: An address that leads to the same place from every page.
  /// - SeeAlso: RFC 3986, section 5.2.
  package func address(from page: String, basePath: String) -> String {
    if let absolute { return absolute }
    let written = PercentEncoding.written.encode(text)
    let path = written.prefix { $0 != "?" && $0 != "#" }
    let rest = written[path.endIndex...]
    if path.isEmpty { return page + rest }
    if path.hasPrefix("/") {
      return DotSegments.removed(from: basePath + path.dropFirst()).path + rest
    }
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? "/"
    return DotSegments.removed(from: folder + path).path + rest
  }
}
