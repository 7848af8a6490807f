/// What a page lacks for those who listen to it, or who use a keyboard.
///
/// Is told of the tags and texts of the page in their order. Looks for what is certain only: names
/// that a style sheet brings are not seen.
///
/// - SeeAlso: <https://www.w3.org/TR/WCAG22/>
struct PageAudit {
  typealias Found = (kind: PageFault.Kind, tag: TagReader.Tag?)

  /// A link or a button that is open.
  private struct Nameable {
    let tag: TagReader.Tag
    let depth: Int
    var hasName: Bool
  }

  /// Whether it wants to know an attribute of that name.
  static func wants(_ name: String) -> Bool {
    switch name {
    case "alt", "aria-hidden", "aria-label", "aria-labelledby", "for", "hidden", "href", "id",
      "lang", "placeholder", "role", "tabindex", "title", "type", "value":
      true
    default: false
    }
  }

  private(set) var faults: [Found] = []
  private var nameables: [Nameable] = []
  /// The depth of the element with which begins what is hidden from everybody, or from those who
  /// listen; `nil` outside.
  private var hiddenSince: Int?
  private var labelSince: Int?
  private var titleSince: Int?
  private var hasTitle = false
  private var hasLanguage = false
  private var root: TagReader.Tag?
  private var mainCount = 0
  private var headings: [TagReader.Tag] = []
  private var lastLevel = 0
  /// The values of `for`.
  private var labelled: Set<String> = []
  /// Fields that have no label but perhaps one that names their id.
  private var fields: [(id: String, tag: TagReader.Tag)] = []

  /// Takes a start tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: Its attributes; the first of a name counts.
  ///   - depth: How many elements are open, this one included.
  ///   - isOpen: Whether its element is one of them.
  ///   - isForeign: Whether it stands in a drawing.
  mutating func open(
    _ tag: TagReader.Tag, _ attributes: [String: String], depth: Int, isOpen: Bool, isForeign: Bool
  ) {
    let isHidden = hiddenSince != nil || Self.isHidden(tag, attributes)
    if isHidden, isOpen, hiddenSince == nil { hiddenSince = depth }
    if !isForeign { lookAtPage(tag, attributes, depth: depth, isOpen: isOpen) }
    if let text = attributes["tabindex"], let number = Int(text.trimmed), number > 0 {
      faults.append((.tabOrder(text.trimmed), tag))
    }
    guard !isHidden else { return }
    let hasName = Self.hasName(attributes)
    if hasName || (tag.name == "img" && !(attributes["alt"] ?? "").isBlank) { nameAll() }
    switch tag.name {
    case "img" where attributes["alt"] == nil && !hasName && !Self.isDecoration(attributes):
      faults.append((.mutePicture("img"), tag))
    case "a" where attributes["href"] != nil && isOpen, "button" where isOpen:
      nameables.append(Nameable(tag: tag, depth: depth, hasName: hasName))
    case "input", "select", "textarea":
      lookAtField(tag, attributes, hasName: hasName)
    case "iframe" where !hasName:
      faults.append((.untitledFrame, tag))
    case "label":
      if let id = attributes["for"] { labelled.insert(id) }
      if isOpen, labelSince == nil { labelSince = depth }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      lookAtHeading(tag)
    default: break
    }
  }

  /// Takes what stands between two tags and is no blank.
  mutating func read() {
    if titleSince != nil { hasTitle = true }
    if hiddenSince == nil { nameAll() }
  }

  /// Takes an end tag, or a start tag that has ended other elements: so many are open now.
  mutating func close(toDepth depth: Int) {
    if let since = hiddenSince, since > depth { hiddenSince = nil }
    if let since = labelSince, since > depth { labelSince = nil }
    if let since = titleSince, since > depth { titleSince = nil }
    while let last = nameables.last, last.depth > depth {
      nameables.removeLast()
      if !last.hasName { faults.append((.nameless(last.tag.name), last.tag)) }
    }
  }

  /// Takes the end of the page.
  mutating func finish(hasDoctype: Bool) {
    close(toDepth: 0)
    if !hasDoctype { faults.append((.noDoctype, nil)) }
    if !hasLanguage { faults.append((.noLanguage, root)) }
    if !hasTitle { faults.append((.noTitle, nil)) }
    if mainCount == 0 { faults.append((.noMain, nil)) }
    if headings.isEmpty { faults.append((.noHeading, nil)) }
    if headings.count > 1 { faults.append((.severalHeadings, headings[1])) }
    for field in fields where field.id.isEmpty || !labelled.contains(field.id) {
      faults.append((.unlabelled(field.tag.name), field.tag))
    }
  }

  private mutating func lookAtPage(
    _ tag: TagReader.Tag, _ attributes: [String: String], depth: Int, isOpen: Bool
  ) {
    if tag.name == "html", root == nil {
      root = tag
      hasLanguage = !(attributes["lang"] ?? "").isBlank
    }
    if tag.name == "main" || attributes["role"] == "main" { mainCount += 1 }
    if tag.name == "title", isOpen, titleSince == nil { titleSince = depth }
  }

  private mutating func lookAtHeading(_ tag: TagReader.Tag) {
    guard let digit = tag.name.last, let level = digit.wholeNumberValue else { return }
    if level == 1 { headings.append(tag) }
    if lastLevel > 0, level > lastLevel + 1 {
      faults.append((.skippedLevel(level, after: lastLevel), tag))
    }
    lastLevel = level
  }

  private mutating func lookAtField(
    _ tag: TagReader.Tag, _ attributes: [String: String], hasName: Bool
  ) {
    let type = tag.name == "input" ? (attributes["type"] ?? "").lowercased() : ""
    switch type {
    case "hidden", "submit", "reset": return
    case "image":
      if (attributes["alt"] ?? "").isBlank, !hasName { faults.append((.mutePicture("input"), tag)) }
    case "button":
      if (attributes["value"] ?? "").isBlank, !hasName { faults.append((.nameless("input"), tag)) }
    default:
      let isNamed = hasName || labelSince != nil || !(attributes["placeholder"] ?? "").isBlank
      if !isNamed { fields.append((attributes["id"] ?? "", tag)) }
    }
  }

  private mutating func nameAll() {
    for index in nameables.indices { nameables[index].hasName = true }
  }

  private static func hasName(_ attributes: [String: String]) -> Bool {
    ["aria-label", "aria-labelledby", "title"].contains { !(attributes[$0] ?? "").isBlank }
  }

  private static func isDecoration(_ attributes: [String: String]) -> Bool {
    ["none", "presentation"].contains(attributes["role"] ?? "")
  }

  private static func isHidden(_ tag: TagReader.Tag, _ attributes: [String: String]) -> Bool {
    tag.name == "template" || attributes["hidden"] != nil || attributes["aria-hidden"] == "true"
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy(TagReader.isBlank) }

  fileprivate var trimmed: String {
    let front = utf8.drop(while: TagReader.isBlank)
    let count = front.reversed().drop(while: TagReader.isBlank).count
    return String(decoding: front.prefix(count), as: UTF8.self)
  }
}
