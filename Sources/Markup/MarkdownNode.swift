private import CCmark

/// A node of cmark's tree.
///
/// Valid while its `MarkdownDocument` lives and has not freed it; never leaves this module.
@safe struct MarkdownNode {
  private let pointer: OpaquePointer

  enum Kind {
    case text, code, codeBlock, lineBreak, html, paragraph, heading, link, picture, other
  }

  init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  var kind: Kind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .picture
    default: .other
    }
  }

  /// The text of a text, code, code block or HTML node.
  var literal: String { unsafe Self.text(cmark_node_get_literal(pointer)) }

  /// The address of a link or a picture.
  var address: String { unsafe Self.text(cmark_node_get_url(pointer)) }

  /// 1 to 6 for a heading, else 0.
  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }

  var isTopLevel: Bool {
    unsafe cmark_node_get_type(cmark_node_parent(pointer)) == CMARK_NODE_DOCUMENT
  }

  /// The line where the node, or the nearest node around it that knows its line, begins; from 1.
  var line: Int {
    var node: OpaquePointer? = unsafe pointer
    while let current = unsafe node {
      let line = unsafe cmark_node_get_start_line(current)
      if line > 0 { return Int(line) }
      unsafe node = cmark_node_parent(current)
    }
    return 1
  }

  func setAddress(_ address: String) { _ = unsafe cmark_node_set_url(pointer, address) }

  /// Takes the node and what is below it out of the tree; it must not be used any more.
  func remove() { unsafe cmark_node_free(pointer) }

  /// Puts what is below the node in its place.
  func unwrap() {
    // A child that cmark refuses stays the first one.
    while let child = unsafe cmark_node_first_child(pointer),
      unsafe cmark_node_insert_before(pointer, child) == 1
    {}
    remove()
  }

  /// Puts markup of our own in the node's place; with `children`, around what is below it.
  func replace(enter: String, exit: String = "", keepingChildren: Bool) {
    let custom = unsafe cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
    unsafe cmark_node_set_on_enter(custom, enter)
    unsafe cmark_node_set_on_exit(custom, exit)
    unsafe cmark_node_replace(pointer, custom)
    while keepingChildren, let child = unsafe cmark_node_first_child(pointer),
      unsafe cmark_node_append_child(custom, child) == 1
    {}
    remove()
  }

  /// The node and all below it in the order in which they end in the text, as they are now: each behind
  /// what is in it.
  var tree: [MarkdownNode] {
    guard let iterator = unsafe cmark_iter_new(pointer) else { return [] }
    defer { unsafe cmark_iter_free(iterator) }
    var found: [MarkdownNode] = []
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard let node = unsafe cmark_iter_get_node(iterator), event != CMARK_EVENT_DONE else {
        return found
      }
      // Nodes that hold nothing are entered, and some of them are not left.
      let isEmpty = unsafe cmark_node_first_child(node) == nil
      if event == (isEmpty ? CMARK_EVENT_ENTER : CMARK_EVENT_EXIT) {
        unsafe found.append(MarkdownNode(node))
      }
    }
  }

  /// The words of the node and all below it on one line; breaks are blanks, pictures their
  /// alternative text.
  var plainText: String {
    let parts = tree.map { node in
      switch node.kind {
      case .text, .code: node.literal
      case .lineBreak: " "
      default: ""
      }
    }
    return parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}
