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
    let lines = source.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String($0) ?? "" }
    var told: Set<Markdown.Remark> = []
    var opened: Set<String> = []
    return remarks.compactMap { remark in
      if case .rawHTML(let tag) = remark.kind {
        if tag.hasPrefix("</"), opened.contains("<\(tag.dropFirst(2))") { return nil }
        opened.insert(tag)
      }
      guard told.insert(remark).inserted else { return nil }
      let line = lines.indices.contains(remark.line - 1) ? lines[remark.line - 1] : ""
      // Where the text is a part of a line of YAML, only its first line is known to be one there.
      let isBlank = source.lead.allSatisfy { $0 == " " }
      let lead = remark.line == 1 || isBlank ? source.lead : ""
      let place = Place(
        file: source.file, line: source.firstLine + remark.line - 1,
        column: lead.unicodeScalars.count + Self.column(of: remark, in: line))
      return warning(about: remark, at: place, lead + line)
    }
  }

  /// Where what was left out first stands in its line, in scalars from 1; 1 where it does not, as
  /// when it is written in another way there.
  private static func column(of remark: Markdown.Remark, in line: String) -> Int {
    let found = line.ranges(of: remark.written).first { range in
      !remark.endsInTagName || !(line[range.upperBound...].first.map(Markdown.isInTagName) ?? false)
    }
    return found.map { line[..<$0.lowerBound].unicodeScalars.count + 1 } ?? 1
  }

  private func warning(
    about remark: Markdown.Remark, at place: Place, _ excerpt: String
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

extension Markdown.Remark {
  /// How what was left out begins in its line.
  fileprivate var written: String {
    switch kind {
    case .forbiddenLink(let address, _): address
    case .rawHTML("<!-- -->"): "<!--"
    case .rawHTML(let tag): String(tag.dropLast())
    }
  }

  /// Whether `written` ends in the name of a tag, which `<b` does and is not the start of `<br>`.
  fileprivate var endsInTagName: Bool {
    switch kind {
    case .forbiddenLink, .rawHTML("<!-- -->"): false
    case .rawHTML: true
    }
  }
}
