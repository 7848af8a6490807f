package import Diagnostics

/// The ids and the links of one page of HTML, with the places of the links.
///
/// Reads tags and their attributes as browsers do; text, comments, and what stands in `script`,
/// `style` and other elements that hold only text is passed over. Any bytes can be read.
package struct PageScan: Sendable {
  /// The values of `id`, in the order of the page.
  package private(set) var ids: [String] = []
  package private(set) var links: [Link] = []
  /// Whether a link says that somebody is paid for it.
  package private(set) var hasSponsoredLink = false

  /// What `href` or `src` holds, entities decoded.
  package struct Link: Sendable {
    package let value: String
    package let position: Position
  }

  package init(_ html: [UInt8]) {
    var tags = TagReader(html)
    while let attribute = tags.nextAttribute() {
      switch attribute.name {
      case "id": ids.append(attribute.value)
      case "href", "src":
        links.append(Link(value: attribute.value, position: attribute.position))
      case "rel":
        let words = attribute.value.lowercased().split(whereSeparator: \.isWhitespace)
        if words.contains("sponsored") { hasSponsoredLink = true }
      default: break
      }
    }
  }
}
