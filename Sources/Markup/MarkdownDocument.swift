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

  /// Drops raw HTML unless it may pass, makes relative links and pictures lead to the same place from
  /// every page, and takes away those that pages may not have.
  ///
  /// - Returns: What was left out, in the order of the text.
  func mend(
    _ setting: Markdown.Setting, headings: [(words: String, id: String)]
  ) -> [Markdown.Remark] {
    let places = Dictionary(
      headings.map { ("#" + PercentEncoding.written.encode($0.words), $0.id) },
      uniquingKeysWith: { first, _ in first })
    return nodes.compactMap { node in
      switch node.kind {
      case .html where !setting.allowsHTML:
        defer { node.remove() }
        return Markdown.Remark(.rawHTML(Self.marks(of: node.literal)), line: node.line)
      case .link, .picture:
        let address = node.address
        if let id = places[PercentEncoding.written.encode(address)] {
          node.setAddress("#" + PercentEncoding.path.encode(id))
          return nil
        }
        guard let hint = Self.mendLink(node, setting) else { return nil }
        defer { node.unwrap() }
        return Markdown.Remark(.forbiddenLink(address, hint: hint), line: node.line)
      default: return nil
      }
    }
  }

  /// Makes a link or picture lead to the same place from every page.
  ///
  /// - Returns: For one that pages may not have, what to write; it stays as it is.
  private static func mendLink(_ node: MarkdownNode, _ setting: Markdown.Setting) -> String? {
    do throws(OwnersLink.Fault) {
      let link = try OwnersLink(node.address, as: node.kind == .picture ? .picture : .link)
      guard link.insecureHost == nil else { return OwnersLink.secureHint }
      node.setAddress(link.address(from: setting.page, basePath: setting.basePath))
      return nil
    } catch {
      return error.hint
    }
  }

  /// The first tag of raw HTML without its attributes, or how else it begins and ends.
  private static func marks(of html: String) -> String {
    let text = html.drop { $0.isWhitespace }
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")]
    where text.hasPrefix(start) {
      return "\(start) \(end)"
    }
    let sign = ["</", "<!"].first(where: text.hasPrefix) ?? "<"
    return "\(sign)\(text.dropFirst(sign.count).prefix(while: Markdown.isInTagName))>"
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
