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

    fileprivate static let incomplete = Fault(
      summary: "This link is not complete.", hint: "Write it as the browser shows it.")

    fileprivate init(summary: String, hint: String) {
      self.summary = summary
      self.hint = hint
    }

    /// About a link that begins in a way that none of that use may.
    fileprivate init(schemeOf text: String, _ use: Use) {
      let start = Substring(text.utf8.prefix { $0 != UInt8(ascii: ":") })
      summary = "A link cannot begin with '\("\(start):".shortened)'."
      hint =
        "Begin it with \(use.schemes.map { "\($0):" }.joined(separator: ", ")), "
        + "or write an address inside of this site."
    }
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
  /// As browsers read it; a picture's over https where that is known to answer.
  private let written: String
  /// Whether it has a scheme.
  private let isAbsolute: Bool

  /// - Throws: For any other scheme, for none behind which a host follows (`//example.org`), when
  ///   nothing follows the scheme, and for what no host can be named.
  package init(_ text: String, as use: Use) throws(Fault) {
    self.text = text
    let read = text.asReadByBrowsers
    guard let scheme = LinkScheme(of: read) else {
      guard read.after("//") == nil else {
        throw Fault(
          summary: "A link cannot begin with '//'.", hint: "Write 'https:\(read.shortened)'.")
      }
      // RFC 3986, section 4.2: nor can a path begin so.
      guard !read.utf8.prefix(while: { !"/?#".utf8.contains($0) }).contains(UInt8(ascii: ":"))
      else {
        throw Fault(schemeOf: text, use)
      }
      (written, isAbsolute, insecureHost) = (read, false, nil)
      return
    }
    guard use.schemes.contains(scheme.name) else { throw Fault(schemeOf: text, use) }
    guard scheme.name.hasPrefix("http") else {
      guard !scheme.rest.isEmpty else { throw Fault.incomplete }
      (written, isAbsolute, insecureHost) = (read, true, nil)
      return
    }
    isAbsolute = true
    let (host, path) = try Self.host(behind: scheme)
    guard use == .picture, scheme.name == "http" else {
      (written, insecureHost) = (read, nil)
      return
    }
    let secure = SecureHost.name(for: host)
    written = secure.map { "https://\($0)\(path)" } ?? read
    insecureHost = secure == nil ? host : nil
  }

  /// The host of an address on the web, and what follows it and its port.
  private static func host(
    behind scheme: LinkScheme
  ) throws(Fault) -> (host: String, path: Substring) {
    let place = scheme.rest.after("//") ?? ""
    let start = Authority.start(of: place)
    guard !start.isEmpty else { throw Fault.incomplete }
    guard let authority = Authority(start) else {
      throw Fault(
        summary: "'\(String(start).shortened)' is not the name of a host.",
        hint: "Write the link as the browser shows it.")
    }
    return (authority.host, place[start.endIndex...])
  }

  /// The host of one on the web; `nil` for all others.
  package var host: String? { Authority(of: written)?.host }

  /// The link as it is meant from the home page, for one that was written for a certain page.
  ///
  /// Only a fragment or a query alone names no page; it then leads to a place of `page`.
  ///
  /// - Parameter page: Below the home page, percent-encoded: `music/queen/`.
  /// - Returns: The same link for any other.
  package func placed(on page: String) -> OwnersLink {
    guard written.after("#") != nil || written.after("?") != nil else { return self }
    return OwnersLink(text, meaning: "/\(page)\(written)")
  }

  /// - Parameters:
  ///   - text: As written.
  ///   - written: What it means, without a scheme.
  private init(_ text: String, meaning written: String) {
    self.text = text
    self.written = written
    (isAbsolute, insecureHost) = (false, nil)
  }

  /// What stands in `href` or `src`.
  ///
  /// One with a scheme stays as it is, but for a picture at the http address of a host that is known
  /// to answer over https. One that begins with a slash is meant from the home page.
  /// All others, `other/`, `../`, `?a=b` and `#place` among them, are meant from `page`,
  /// whatever page they are shown on. The result begins with a slash, without `.` and `..`, and
  /// percent-encoded; what is encoded already stays. A path that begins with two slashes, which
  /// alone would name a host, has `/.` before it.
  ///
  /// - Parameters:
  ///   - page: What it is relative to: the address of a page with the base path,
  ///     percent-encoded.
  ///   - basePath: The address of the home page.
  /// - Returns: An address that leads to the same place from every page.
  /// - SeeAlso: RFC 3986, section 5.2.
  package func address(from page: String, basePath: BasePath) -> String {
    guard !isAbsolute else { return written }
    let encoded = PercentEncoding.written.encode(written)
    let path = encoded.prefix { $0 != "?" && $0 != "#" }
    let rest = encoded[path.endIndex...]
    if path.isEmpty { return page + rest }
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? "/"
    let whole = path.after("/").map { basePath.encoded + $0 } ?? folder + path
    let way = DotSegments.removed(from: whole).path
    return (way.after("//") == nil ? way : "/." + way) + rest
  }
}
