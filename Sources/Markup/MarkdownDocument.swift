private import CCmark

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
      return Markdown.Remark(.rawHTML, line: node.line)
    }
  }

  /// Puts the base path before addresses that begin with a slash, and takes away the links and
  /// pictures with a scheme that they may not have.
  func mendLinks(basePath: String) -> [Markdown.Remark] {
    var remarks: [Markdown.Remark] = []
    for node in nodes where node.kind == .link || node.kind == .picture {
      let address = node.address
      let allowed = node.kind == .picture ? LinkScheme.pictures : LinkScheme.links
      if let scheme = LinkScheme(of: address), !allowed.contains(scheme) {
        remarks.append(.init(.forbiddenLink(address), line: node.line))
        node.unwrap()
      } else if address.hasPrefix("/"), !address.hasPrefix("//") {
        node.setAddress(basePath + address.dropFirst())
      }
    }
    return remarks
  }

  /// Gives each heading an id, and brings first-level headings below the page's title.
  func identifyHeadings(prefix: String) {
    let headings = nodes.filter { $0.kind == .heading }
    let shift = headings.contains { $0.headingLevel == 1 } ? 1 : 0
    var ids = HeadingIDs(prefix: prefix)
    for heading in headings {
      let tag = "h\(min(6, heading.headingLevel + shift))"
      let id = HTML(escaping: ids.next(for: heading.plainText))
      heading.replace(
        enter: "<\(tag) id=\"\(id.text)\">", exit: "</\(tag)>\n", keepingChildren: true)
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
