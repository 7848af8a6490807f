import Pages

/// Turns the addresses of pages into what stands in `href`.
///
/// Paths are percent-encoded here and nowhere else: files are named in NFC letters, links to
/// them in ASCII.
final class Addresses: Sendable {
  /// Begins and ends with a slash, percent-encoded.
  let basePath: String
  /// Scheme, host and base path, ending in a slash.
  let url: String?

  init(of site: Site) {
    basePath = site.basePath
    url = site.url
  }

  /// `/base/music/queen/`.
  func href(_ address: Address) -> String {
    basePath + Self.encoded(address.path, keeping: Self.pathBytes)
  }

  /// The same with `#fragment`; the fragment alone when the target is on the page that links.
  func href(_ target: Target, from page: Address? = nil) -> String {
    let fragment = target.fragment.map { "#" + Self.encoded($0, keeping: Self.pathBytes) } ?? ""
    if target.address == page, !fragment.isEmpty { return fragment }
    return href(target.address) + fragment
  }

  /// With scheme and host, when the site has them.
  func absolute(_ address: Address) -> String? {
    url.map { $0 + Self.encoded(address.path, keeping: Self.pathBytes) }
  }

  /// An address that the owner wrote: relative ones are meant from the site's home page.
  func owners(_ written: String) -> String {
    if written.hasPrefix("#") || written.hasPrefix("//") || Self.hasScheme(written) {
      return written
    }
    let path = written.utf8.drop { $0 == UInt8(ascii: "/") }
    return basePath + Self.encoded(String(Substring(path)), keeping: Self.writtenBytes)
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let end = text.utf8.firstIndex(where: { ":/?#".utf8.contains($0) }) else { return false }
    return text.utf8[end] == UInt8(ascii: ":")
  }

  /// The text with every byte as `%XX` that is not in `kept`.
  private static func encoded(_ text: String, keeping kept: [Bool]) -> String {
    guard !text.utf8.allSatisfy({ kept[Int($0)] }) else { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      if kept[Int(byte)] {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// RFC 3986's unreserved characters, and the slash between segments.
  private static let pathBytes = table(of: "-._~/")
  /// With what an address already written may hold.
  private static let writtenBytes = table(of: "-._~/:?#[]@!$&'()*+,;=%")

  private static func table(of punctuation: String) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8 {
      table[Int(byte)] = true
    }
    for byte in punctuation.utf8 { table[Int(byte)] = true }
    return table
  }
}
