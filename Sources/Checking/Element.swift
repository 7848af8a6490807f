/// What the standard says of an element by its name.
///
/// - SeeAlso: <https://html.spec.whatwg.org/multipage/parsing.html#special>,
///   <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>
struct Element: OptionSet, Sendable {
  let rawValue: UInt16

  /// Has no content and no end tag.
  static let void = Element(rawValue: 1)
  /// May be left without its end tag.
  static let endsByItself = Element(rawValue: 2)
  /// Ends a paragraph that is open before it.
  static let endsParagraph = Element(rawValue: 4)
  /// An end tag within does not reach what is outside.
  static let wall = Element(rawValue: 8)
  /// A block, which keeps an item of a list within from ending one outside.
  static let special = Element(rawValue: 16)
  /// May stand in `head`.
  static let ofHead = Element(rawValue: 32)
  /// Begins what is not HTML.
  static let foreign = Element(rawValue: 64)
  /// Begins HTML again in what is not.
  static let domestic = Element(rawValue: 128)
  /// Cannot stand in another of its name.
  static let notInItself = Element(rawValue: 256)
  /// Has content that is text to browsers, whatever tags it seems to have.
  static let ofText = Element(rawValue: 512)
  /// Has such text, and people read it.
  static let ofReadText = Element(rawValue: 1024)

  static func named(_ name: String) -> Element { all[name] ?? [] }

  private static let all: [String: Element] = {
    let groups: [(String, Element)] = [
      ("area base br col embed hr img input link meta param source track wbr", .void),
      (
        "p li dt dd option optgroup tr td th thead tbody tfoot caption colgroup rb rt rtc rp",
        .endsByItself
      ),
      ("html head body", .endsByItself),
      (
        "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form "
          + "h1 h2 h3 h4 h5 h6 header hgroup hr listing main menu nav ol p pre search section summary table ul xmp "
          + "li dt dd", .endsParagraph
      ),
      ("applet caption html marquee object table td template th", .wall),
      (
        "address applet article aside blockquote body button caption center dd details dialog dir div dl dt fieldset "
          + "figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup html iframe li listing main "
          + "marquee menu nav noscript object ol p pre search section select summary table tbody td template "
          + "tfoot th thead tr ul xmp", .special
      ),
      ("base link meta noscript script style template title", .ofHead),
      ("svg math", .foreign),
      ("foreignobject annotation-xml desc title", .domestic),
      ("a button form", .notInItself),
      ("script style iframe noembed noframes", .ofText),
      ("textarea title xmp", [.ofText, .ofReadText]),
    ]
    var all: [String: Element] = [:]
    for (names, traits) in groups {
      for name in names.split(separator: " ") { all[String(name), default: []].formUnion(traits) }
    }
    return all
  }()
}

extension Element {
  /// The elements that a start tag ends, if one of them is open in front of `limits`.
  ///
  /// - Parameter name: Of the start tag.
  /// - Returns: `nil` for most tags.
  static func ended(by name: String) -> (names: Set<String>, limits: Set<String>)? {
    endings[name]
  }

  private static let endings: [String: (names: Set<String>, limits: Set<String>)] = {
    let cells: (names: Set<String>, limits: Set<String>) = (
      ["td", "th"], ["tr", "table", "template"]
    )
    let bodies: (names: Set<String>, limits: Set<String>) = (
      ["thead", "tbody", "tfoot", "caption", "colgroup"], ["table", "template"]
    )
    let terms: (names: Set<String>, limits: Set<String>) = (["dt", "dd"], [])
    let rubies: (names: Set<String>, limits: Set<String>) = (["rb", "rt", "rp"], ["ruby", "rtc"])
    return [
      "li": (["li"], []), "dt": terms, "dd": terms,
      "option": (["option"], ["select", "datalist", "optgroup"]),
      "optgroup": (["optgroup", "option"], ["select"]),
      "tr": (["tr"], ["table", "thead", "tbody", "tfoot", "template"]),
      "td": cells, "th": cells, "thead": bodies, "tbody": bodies, "tfoot": bodies,
      "colgroup": bodies, "rb": rubies, "rt": rubies, "rp": rubies,
      "rtc": (["rb", "rt", "rp", "rtc"], ["ruby"]),
    ]
  }()
}
