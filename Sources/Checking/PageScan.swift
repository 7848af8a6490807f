package import Diagnostics
import Links

/// The ids, the links and the faults of one page of HTML, with their places.
///
/// Reads tags and their attributes as browsers do. Any bytes can be read, in linear time; what is kept
/// of faults is bounded.
package struct PageScan: Sendable {
  /// The values of `id`, in the order of the page.
  package private(set) var ids: [String] = []
  package private(set) var links: [Link] = []
  /// Whether a link says that somebody is paid for it.
  package private(set) var hasSponsoredLink = false
  /// In the order of the page, at most `mostFaults`.
  package private(set) var faults: [PageFault] = []

  /// What `href` or `src` holds, character references decoded, without what browsers pass over.
  package struct Link: Sendable {
    package let value: String
    package let position: Position
    /// Whether a reader follows it, and no browser loads it by itself.
    package let isFollowed: Bool

    /// Whether it leads to something of the same site, or should.
    var isInside: Bool {
      LinkScheme(of: value) == nil && value.after("//") == nil
    }
  }

  private static let mostFaults = 200
  private static let longestTag = 400

  package init(_ html: [UInt8]) {
    var reading = Reading(TagReader(html))
    reading.run()
    ids = reading.ids
    links = reading.links
    hasSponsoredLink = reading.hasSponsoredLink
    faults = Self.faults(reading.faults, in: html)
  }

  /// Lets go of all but what stands inside the site: of a site of many pages, the rest is most of it.
  package mutating func forgetOthers() {
    links.removeAll { !$0.isInside }
    faults = []
  }

  private static func faults(_ found: [Reading.Found], in html: [UInt8]) -> [PageFault] {
    let first = found.enumerated().sorted { one, other in
      (one.element.offset, one.offset) < (other.element.offset, other.offset)
    }.prefix(mostFaults)
    var ruler = Ruler(html)
    return first.map { _, found in
      PageFault(
        kind: found.kind, position: ruler.position(of: found.offset),
        tag: String(decoding: html[found.tag].prefix(longestTag), as: UTF8.self))
    }
  }
}

/// One way through a page.
private struct Reading {
  typealias Found = (kind: PageFault.Kind, offset: Int, tag: Range<Int>)

  var ids: [String] = []
  var links: [PageScan.Link] = []
  var hasSponsoredLink = false
  private(set) var faults: [Found] = []
  private var tags: TagReader
  private var ruler: Ruler
  private var elements = OpenElements()
  private var audit = PageAudit()
  /// Of the attributes of a tag that has many.
  private var names: Set<String> = []
  private var knownIDs: Set<String> = []
  private var hasDoctype = false

  init(_ tags: TagReader) {
    self.tags = tags
    ruler = Ruler(tags.bytes)
  }

  mutating func run() {
    var hasContent = false
    while let token = tags.next() {
      switch token {
      case .doctype: if !hasContent { hasDoctype = true }
      case .text:
        hasContent = true
        audit.read()
      case .start(let tag):
        hasContent = true
        start(tag)
      case .end(let tag):
        elements.close(tag)
        audit.close(toDepth: elements.depth)
      case .cutOff(let construct, let offset):
        faults.append((.cutOff(construct), offset, offset..<tags.bytes.count))
      }
      tags.isForeign = elements.isForeign
    }
    elements.closeAll()
    audit.finish(hasDoctype: hasDoctype)
    faults += elements.faults.map { ($0.kind, $0.tag.range.lowerBound, $0.tag.range) }
    faults += audit.faults.map { found in
      let range = found.tag?.range ?? 0..<0
      return (found.kind, range.lowerBound, range)
    }
  }

  private mutating func start(_ tag: TagReader.Tag) {
    var attributes: [String: String] = [:]
    for (number, attribute) in tags.attributes.enumerated() {
      guard isFirst(attribute.name, number) else {
        faults.append(
          (.repeatedAttribute(attribute.name, of: tag.name), attribute.offset, tag.range))
        continue
      }
      take(attribute, tag)
      if PageAudit.wants(attribute.name) {
        attributes[attribute.name] = tags.value(of: attribute)
      }
    }
    let isForeign = elements.isForeign
    let isOpen = elements.open(tag)
    audit.close(toDepth: elements.depth - (isOpen ? 1 : 0))
    audit.open(tag, attributes, depth: elements.depth, isOpen: isOpen, isForeign: isForeign)
  }

  /// Whether no attribute of the tag before that number has the name.
  private mutating func isFirst(_ name: String, _ number: Int) -> Bool {
    guard tags.attributes.count > 16 else {
      return !tags.attributes[..<number].contains { $0.name == name }
    }
    if number == 0 { names = [] }
    return names.insert(name).inserted
  }

  private mutating func take(_ attribute: TagReader.Attribute, _ tag: TagReader.Tag) {
    switch attribute.name {
    case "id":
      let value = tags.value(of: attribute)
      ids.append(value)
      if !knownIDs.insert(value).inserted, !value.isEmpty {
        faults.append((.repeatedID(value), attribute.offset, tag.range))
      }
    case "href", "src":
      links.append(
        PageScan.Link(
          value: tags.value(of: attribute).asReadByBrowsers,
          position: ruler.position(of: attribute.offset),
          isFollowed: attribute.name == "href" && ["a", "area"].contains(tag.name)))
    case "rel":
      let words = tags.value(of: attribute).lowercased().split(whereSeparator: \.isWhitespace)
      if words.contains("sponsored") { hasSponsoredLink = true }
    default: break
    }
  }
}
