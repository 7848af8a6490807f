import Markup
import Pages

/// The site map: one file, or an index of several where one would hold too much.
///
/// - SeeAlso: <https://www.sitemaps.org/protocol.html>, which allows 50,000 addresses and 50 MB,
///   unpacked, in one file, and no index in an index.
struct Sitemap: Sendable {
  private let addresses: Addresses
  private let most: Int
  private let largest: Int

  /// - Parameters:
  ///   - addresses: Those of the site.
  ///   - most: How many addresses one file may list.
  ///   - largest: How many bytes one file may have.
  init(at addresses: Addresses, most: Int = 50_000, largest: Int = 50 * 1024 * 1024) {
    self.addresses = addresses
    self.most = most
    self.largest = largest
  }

  /// None when the site has no whole address.
  ///
  /// - Parameter pages: In the order in which they are listed.
  /// - Returns: `sitemap.xml` first; where that is an index, then the files that it names.
  func files(of pages: [SitemapEntry]) -> [RenderedFile] {
    guard addresses.url != nil else { return [] }
    var parts: [List] = []
    var part = List(.pages)
    for page in pages {
      let element = element(page, in: .pages)
      if part.count == most || part.count > 0 && part.size + element.count > largest {
        parts.append(part)
        part = List(.pages)
      }
      part.append(element)
    }
    guard !parts.isEmpty else { return [part.file("sitemap.xml")] }
    parts.append(part)
    let files = parts.enumerated().map { $1.file("sitemap-\($0 + 1).xml") }
    var index = List(.parts)
    for file in files { index.append(element(SitemapEntry(address: file.address), in: .parts)) }
    return [index.file("sitemap.xml")] + files
  }

  private func element(_ entry: SitemapEntry, in form: Form) -> [UInt8] {
    guard let address = addresses.absolute(entry.address) else { return [] }
    var bytes = Array("<\(form.element)><loc>".utf8)
    HTML.escape(address, into: &bytes)
    bytes += "</loc>".utf8
    if let date = entry.date { bytes += "<lastmod>\(date)</lastmod>".utf8 }
    bytes += "</\(form.element)>\n".utf8
    return bytes
  }

  private enum Form {
    case pages, parts

    var list: String { self == .pages ? "urlset" : "sitemapindex" }
    var element: String { self == .pages ? "url" : "sitemap" }
  }

  /// A file that grows.
  private struct List {
    private(set) var count = 0
    private var bytes: [UInt8]
    private let end: [UInt8]

    init(_ form: Form) {
      bytes = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <\(form.list) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

        """.utf8)
      end = Array("</\(form.list)>\n".utf8)
    }

    /// In bytes, as a whole file.
    var size: Int { bytes.count + end.count }

    mutating func append(_ element: [UInt8]) {
      bytes += element
      count += 1
    }

    func file(_ name: String) -> RenderedFile {
      RenderedFile(address: Address(name), bytes: bytes + end)
    }
  }
}
