package import Diagnostics
import Links
package import Markup
package import QueryFiles

/// The owner's Markdown on one site, rendered, with a warning for all that was left out.
package struct OwnerMarkdown: Sendable {
  private let basePath: BasePath
  private let allowsHTML: Bool

  /// What the ids of the theme's own elements begin with.
  static let themePrefix = "thumb-"

  package init(settings: SiteSettings) {
    basePath = settings.basePath
    allowsHTML = settings.allowsUnsafeHTML
  }

  /// Renders one text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - page: What its relative links are relative to: the page that its file makes.
  ///   - idPrefix: Keeps the ids of its headings apart from other ids of the pages it stands on.
  /// - Returns: The text, and a warning for each thing that was left out; for the same thing in one line
  ///   one, and none for the end of what was told.
  package func render(
    _ source: MarkdownText, of page: Address, idPrefix: String = ""
  ) -> (markdown: Markdown, warnings: [Diagnostic]) {
    let setting = Markdown.Setting(
      basePath: basePath, page: basePath.encoded + page.encoded, allowsHTML: allowsHTML,
      idPrefix: idPrefix, reservedIDPrefixes: [Self.themePrefix])
    let markdown = Markdown(source.text, setting)
    return (markdown, warnings(about: markdown.remarks, in: source))
  }

  private func warnings(
    about remarks: [Markdown.Remark], in source: MarkdownText
  ) -> [Diagnostic] {
    guard !remarks.isEmpty else { return [] }
    var search = RemarkSearch(source)
    var told: Set<Markdown.Remark> = []
    var opened: Set<String> = []
    var warnings: [Diagnostic] = []
    for remark in remarks {
      if case .rawHTML(let tag) = remark.kind {
        if tag.hasPrefix("</"), opened.contains("<\(tag.dropFirst(2))") { continue }
        opened.insert(tag)
      }
      guard told.insert(remark).inserted else { continue }
      // No more are told of one file, and each may take the time of its whole line.
      let found = warnings.count < Diagnostic.fileLimit ? search.find(remark) : nil
      let line = source.firstLine + remark.line - 1
      let place = Place(file: source.file, line: line, column: found?.column ?? 1)
      warnings.append(warning(about: remark, at: place, found?.line))
    }
    return warnings
  }

  private func warning(
    about remark: Markdown.Remark, at place: Place, _ excerpt: String?
  ) -> Diagnostic {
    switch remark.kind {
    case .forbiddenLink(let address, let hint):
      Diagnostic(
        .warning, at: place, "The link to '\(address.shortened)' is left out; its text stays.",
        hints: [hint], excerpt: excerpt)
    case .rawHTML(let tag):
      Diagnostic(
        .warning, at: place, "HTML in Markdown is left out: '\(tag.shortened)'.",
        hints: ["Write it as Markdown, or set 'unsafe-html: true' in Site/site.yml."],
        excerpt: excerpt)
    }
  }
}
