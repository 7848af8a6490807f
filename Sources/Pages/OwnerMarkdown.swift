package import Diagnostics
package import Markup
package import QueryFiles

/// The owner's Markdown on one site, rendered, with a warning for all that was left out.
package struct OwnerMarkdown: Sendable {
  private let basePath: String
  private let allowsHTML: Bool

  package init(settings: SiteSettings) {
    basePath = settings.basePath
    allowsHTML = settings.allowsUnsafeHTML
  }

  /// Renders one text; `idPrefix` keeps the ids of its headings apart from the page's own.
  package func render(
    _ source: MarkdownText, idPrefix: String = ""
  ) -> (markdown: Markdown, warnings: [Diagnostic]) {
    let setting = Markdown.Setting(
      basePath: basePath, allowsHTML: allowsHTML, idPrefix: idPrefix)
    let markdown = Markdown(source.text, setting)
    return (markdown, markdown.remarks.map { warning(about: $0, in: source) })
  }

  private func warning(about remark: Markdown.Remark, in source: MarkdownText) -> Diagnostic {
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = Place(file: source.file, line: source.firstLine + remark.line - 1, column: 1)
    let excerpt = remark.line <= lines.count ? String(lines[remark.line - 1]) : nil
    return switch remark.kind {
    case .forbiddenLink(let address):
      Diagnostic(
        .warning, at: place, "The link to '\(address)' is left out; its text stays.",
        hints: ["Links may begin with http:, https:, mailto: or tel:, pictures with http(s):."],
        excerpt: excerpt)
    case .rawHTML:
      Diagnostic(
        .warning, at: place, "HTML in Markdown is left out.",
        hints: ["Write it as Markdown, or set 'unsafe-html: true' in Site/site.yml."],
        excerpt: excerpt)
    }
  }
}
