/// Where something can be put into an HTML page as the first child of its head, written out or not,
/// without a change to its doctype or to its other elements.
package struct HeadStart: Sendable {
  /// An offset in the page: behind its byte order mark, its doctype and the tags of `html` and `head`, as
  /// far as there are some.
  package let offset: Int

  /// Returns `nil` for UTF-16, in which nothing may stand before the byte order mark.
  ///
  /// - Parameter page: Any bytes.
  package init?(in page: [UInt8]) {
    guard !page.starts(with: [0xFE, 0xFF]), !page.starts(with: [0xFF, 0xFE]) else { return nil }
    let mark = Array("\u{FEFF}".utf8)
    let start = page.starts(with: mark) ? mark.count : 0
    var reader = TagReader(start == 0 ? page : Array(page[start...]))
    var end = 0
    reading: while let token = reader.next() {
      switch token {
      case .doctype: end = reader.index
      case .start(let tag) where tag.name == "html": end = tag.range.upperBound
      case .start(let tag) where tag.name == "head":
        end = tag.range.upperBound
        break reading
      case .start, .end, .text, .cutOff: break reading
      }
    }
    offset = start + end
  }
}
