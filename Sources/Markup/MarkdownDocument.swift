private import CCmark
import Links

/// A parsed Markdown text: cmark's tree, changed in place until it is rendered.
///
/// Every walk uses cmark's iterator, so that a thousand levels of quotes need no stack.
@safe struct MarkdownDocument: ~Copyable {
  private let root: OpaquePointer?

  init(_ text: String) {
    var text = text
    unsafe root = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parse_document(
          characters.baseAddress, characters.count, CMARK_OPT_VALIDATE_UTF8)
      }
    }
  }

  deinit { unsafe cmark_node_free(root) }

  /// The plain text of the first paragraph that stands at the top level and has any.
  var firstParagraph: String? {
    nodes.lazy.filter { $0.kind == .paragraph && $0.isTopLevel }.map(\.plainText)
      .first { !$0.isEmpty }
  }

  /// Drops raw HTML, blocks and inline.
  func removeHTML() -> [Markdown.Remark] {
    nodes.filter { $0.kind == .html }.map { node in
      defer { node.remove() }
      return Markdown.Remark(.rawHTML(Self.tag(node.literal)), line: node.line)
    }
  }

  /// The first tag of raw HTML without its attributes.
  private static func tag(_ html: String) -> String {
    let text = html.drop { $0.isWhitespace }
    if text.hasPrefix("<!--") { return "<!-- -->" }
    let isClosing = text.hasPrefix("</")
    let name = text.dropFirst(isClosing ? 2 : 1).prefix(while: Markdown.isInTagName)
    return "\(isClosing ? "</" : "<")\(name)>"
  }

  /// Makes relative links and pictures lead to the same place from every page, and takes away
  /// those that pages may not have.
  func mendLinks(
    _ setting: Markdown.Setting, headings: [(words: String, id: String)]
  ) -> [Markdown.Remark] {
    var remarks: [Markdown.Remark] = []
    let places = Dictionary(
      headings.map { ("#" + PercentEncoding.written.encode($0.words), $0.id) },
      uniquingKeysWith: { first, _ in first })
    for node in nodes where node.kind == .link || node.kind == .picture {
      let address = node.address
      if let id = places[PercentEncoding.written.encode(address)] {
        node.setAddress("#" + PercentEncoding.path.encode(id))
        continue
      }
      do throws(OwnersLink.Fault) {
        let link = try OwnersLink(address, as: node.kind == .picture ? .picture : .link)
        if link.insecureHost == nil {
          node.setAddress(link.address(from: setting.page, basePath: setting.basePath))
        } else {
          remarks.append(
            .init(.forbiddenLink(address, hint: OwnersLink.secureHint), line: node.line))
          node.unwrap()
        }
      } catch {
        remarks.append(.init(.forbiddenLink(address, hint: error.hint), line: node.line))
        node.unwrap()
      }
    }
    return remarks
  }

  /// What links call each heading, and its id; in their order.
  func headings(_ setting: Markdown.Setting) -> [(words: String, id: String)] {
    var ids = HeadingIDs(prefix: setting.idPrefix, reserved: setting.reservedIDPrefixes)
    return nodes.filter { $0.kind == .heading }.map { ids.next(for: $0.plainText) }
  }

  /// Gives each heading its id, and brings first-level headings below the page's title.
  func identifyHeadings(by ids: [String]) {
    let headings = nodes.filter { $0.kind == .heading }
    let shift = headings.contains { $0.headingLevel == 1 } ? 1 : 0
    for (heading, id) in zip(headings, ids) {
      let tag = "h\(min(6, heading.headingLevel + shift))"
      heading.replace(
        enter: "<\(tag) id=\"\(HTML(escaping: id).text)\">", exit: "</\(tag)>\n",
        keepingChildren: true)
    }
  }

  /// Makes code blocks, which may scroll sideways, reachable by keyboard.
  func makeCodeFocusable() {
    for block in nodes where block.kind == .codeBlock {
      let code = HTML(escaping: block.literal)
      block.replace(
        enter: "<pre tabindex=\"0\"><code>\(code.text)</code></pre>", keepingChildren: false)
    }
  }

  func html(allowsHTML: Bool) -> HTML {
    let options = allowsHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
    guard let text = unsafe cmark_render_html(root, options) else { return HTML(trusted: "") }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
    return unsafe HTML(trusted: String(cString: text))
  }

  private var nodes: [MarkdownNode] {
    unsafe root.map { unsafe MarkdownNode($0).tree } ?? []
  }
}
