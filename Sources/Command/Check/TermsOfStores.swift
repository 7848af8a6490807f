import Checking
import Diagnostics
import Items
import Links
import QueryFiles
import Rendering
import Stores

/// What the pages of a site lack of what the stores' terms ask for, each lack told once.
struct TermsOfStores {
  private let pages: [(file: String, lacks: [Lack])]
  private let settings: SiteSettings

  /// - Parameters:
  ///   - pages: In the order of their files.
  ///   - settings: Tells where the links that somebody earns by come from.
  init(_ pages: [(file: String, lacks: [Lack])], settings: SiteSettings) {
    self.pages = pages
    self.settings = settings
  }

  /// Something that a page lacks.
  enum Lack: Hashable, Sendable {
    /// A text of the theme that a template leaves out.
    case text(StoreName, key: String)
    /// A word or an address that a text of the theme leaves out.
    case part(StoreName, key: String, language: String, part: String)
    /// A way to the store.
    case link(StoreName)
    /// That nobody earns by it.
    case thrift(StoreName)
  }

  /// A warning for each lack, with the number of its pages, in the order of their first.
  var diagnostics: [Diagnostic] {
    var found: [Lack: (count: Int, first: String)] = [:]
    var order: [Lack] = []
    for (file, lacks) in pages {
      for lack in lacks {
        if found[lack] == nil { order.append(lack) }
        found[lack, default: (0, file)].count += 1
      }
    }
    return order.compactMap { lack in
      found[lack].map { diagnostic(of: lack, on: $0.count, from: $0.first) }
    }
  }

  private func diagnostic(of lack: Lack, on count: Int, from file: String) -> Diagnostic {
    switch lack {
    case .text(let store, let key):
      Diagnostic(
        .warning,
        "\(counted(count, "page lacks", "pages lack")) the text '\(key)', which "
          + "\(Self.service(store)) asks for.",
        hints: ["Look at '\(file)': a template of yours leaves out \(Self.variable(for: key))."])
    case .part(let store, let key, let language, let part):
      Diagnostic(
        .warning, at: Place(file: "Templates/Strings/\(language).yml"),
        "The text '\(key)' lacks '\(part)', which \(Self.service(store)) asks for.",
        hints: ["Add it as it stands here, or take the text out to have the built-in one."])
    case .link(let store):
      Diagnostic(
        .warning,
        "\(counted(count, "page shows", "pages show")) what \(Self.service(store)) has with no "
          + "link to it there.",
        hints: [
          "Look at '\(file)': its template needs {{> out.html}} as the built-in one has it."
        ])
    case .thrift(let store): earning(beside: store, on: count, from: file)
    }
  }

  private func earning(beside store: StoreName, on count: Int, from file: String) -> Diagnostic {
    let service = Self.service(store)
    let sentence =
      "\(counted(count, "page has", "pages have")) data of \(service), by which nobody may earn, "
      + "beside links with an affiliate token."
    let hints = [
      "Look at '\(file)'. Take the token out, or give the queries of \(service) a site of their own."
    ]
    let tokens = settings.stores.values.compactMap(\.affiliateToken)
    return tokens.min { $0.place < $1.place }?.diagnostic(.warning, sentence, hints: hints)
      ?? Diagnostic(.warning, sentence, hints: hints)
  }

  private static func service(_ store: StoreName) -> String {
    StoreRegistry.store(named: store)?.service ?? store.text
  }

  /// What a template writes to show the text.
  private static func variable(for key: String) -> String {
    if key.hasPrefix("notice-") { return "{{#notices}}{{.}}{{/notices}}" }
    return key.hasPrefix("courtesy-") ? "{{courtesy}}" : "{{#courtesies}}{{.}}{{/courtesies}}"
  }
}

extension TermsOfStores {
  /// What one page lacks.
  ///
  /// - Parameters:
  ///   - duties: What is asked of it.
  ///   - bytes: The page.
  ///   - scan: What was found in it.
  /// - Returns: In the order of the duties.
  static func lacks(of duties: PageDuties, in bytes: [UInt8], _ scan: PageScan) -> [Lack] {
    var lacks: [Lack] = []
    for text in duties.texts {
      guard let markup = text.markup, bytes.contains(Array(markup.utf8)) else {
        lacks.append(.text(text.store, key: text.key))
        continue
      }
      lacks += missing(from: markup, of: text.statement).map {
        .part(text.store, key: text.key, language: text.language, part: $0)
      }
    }
    for link in duties.links {
      let isLinked = scan.links.contains { other in
        Authority(of: other.value).map { link.hosts.contains($0.host) } ?? false
      }
      if !isLinked { lacks.append(.link(link.store)) }
    }
    if scan.hasSponsoredLink { lacks += duties.nonCommercial.map { .thrift($0) } }
    return lacks
  }

  /// The words and addresses of a statement that a text does not have.
  private static func missing(from markup: String, of statement: Terms.Statement) -> [String] {
    let links = PageScan(Array(markup.utf8)).links.map(\.value)
    let text = markup.replacing(/<[^>]*>/, with: "")
    return statement.words.filter { !text.contains($0) }
      + statement.links.filter { !links.contains($0) }
  }
}
