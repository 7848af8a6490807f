import Diagnostics
package import Links

/// The address at which a site is published.
package struct SiteAddress: Hashable, Sendable {
  /// Why a text is no such address, and what to write.
  package struct Fault: Error {
    package let summary: String
    package let hint: String
  }

  /// Scheme, host and base path, without a slash at its end; all ASCII.
  package let text: String
  /// NFC, percent-encoded.
  package let basePath: BasePath

  /// Reads `https://example.org/catalog`.
  package init(_ text: String) throws(Fault) {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else {
      throw Fault(
        summary: "The address of the site must begin with 'https://'.",
        hint: "Write it as the browser shows it, such as https://example.org/catalog")
    }
    let rest = text.dropFirst(scheme.utf8.count)
    let written = Authority.start(of: rest)
    guard let authority = Authority(written), !authority.hasUser else {
      throw Fault(
        summary: "'\(String(written).shortened)' is not the name of a host.",
        hint: "Write it as the browser shows it, such as https://example.org/catalog")
    }
    guard !rest.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      throw Fault(
        summary: "The address of the site cannot have a '?' or a '#' in it.",
        hint: "End it before that character.")
    }
    let path = rest.utf8.dropFirst(written.utf8.count)
    let trimmed = path.reversed().drop { $0 == UInt8(ascii: "/") }.reversed()
    let parts = trimmed.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst()
      .map { PercentEncoding.writtenSegment.encode(String(decoding: $0, as: UTF8.self)) }
    guard let base = BasePath("/" + parts.map { $0 + "/" }.joined()) else { throw Self.badPath }
    basePath = base
    self.text = "\(scheme)\(authority.asciiHost)\(authority.port)\(base.encoded.dropLast())"
  }

  private static let badPath = Fault(
    summary: "The path of the site's address has a part that no folder can be named.",
    hint: "Write folder names with one slash between them, and no '.' or '..'.")
}
