package import Diagnostics
import Links
package import Markup
package import QueryFiles

/// The owner's Markdown on one site, rendered, with a warning for all that was left out.
package struct OwnerMarkdown: Sendable {
  private let basePath: String
  private let allowsHTML: Bool

  /// What the ids of the theme's own elements begin with.
  static let themePrefix = "thumb-"

  package init(settings: SiteSettings) {
    basePath = settings.basePath.encoded
    allowsHTML = settings.allowsUnsafeHTML
  }

  /// Renders one text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - page: What its relative links are relative to: the page that its file makes.
  ///   - idPrefix: Keeps the ids of its headings apart from other ids of the pages it stands on.
  /// - Returns: The text, and a warning for each line of which something was left out.
  package func render(
    _ source: MarkdownText, of page: Address, idPrefix: String = ""
  ) -> (markdown: Markdown, warnings: [Diagnostic]) {
    let setting = Markdown.Setting(
      basePath: basePath, page: basePath + page.encoded, allowsHTML: allowsHTML,
      idPrefix: idPrefix, reservedIDPrefixes: [Self.themePrefix])
    let markdown = Markdown(source.text, setting)
    return (markdown, warnings(about: markdown.remarks, in: source))
  }

  private func warnings(
    about remarks: [Markdown.Remark], in source: MarkdownText
  ) -> [Diagnostic] {
    guard !remarks.isEmpty else { return [] }
    let lines = source.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var warnings: [Diagnostic] = []
    var lastLine = 0
    for remark in remarks where remark.line > lastLine {
      lastLine = remark.line
      let excerpt = remark.line <= lines.count ? String(lines[remark.line - 1]) : nil
      let place = Place(file: source.file, line: source.firstLine + remark.line - 1, column: 1)
      warnings.append(warning(about: remark, at: place, excerpt))
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
    case .rawHTML:
      Diagnostic(
        .warning, at: place, "HTML in Markdown is left out.",
        hints: ["Write it as Markdown, or set 'unsafe-html: true' in Site/site.yml."],
        excerpt: excerpt)
    }
  }
}
