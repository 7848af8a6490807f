/// CommonMark of the site's owner, made into HTML that is safe by default.
///
/// - SeeAlso: <https://spec.commonmark.org/0.30/>; parsed and rendered by libcmark.
package struct Markdown: Hashable, Sendable {
  /// What the markup may do, and where it will stand.
  package struct Setting: Hashable, Sendable {
    /// Put before links and pictures that begin with `/`; begins and ends with a slash.
    package let basePath: String
    /// Whether raw HTML passes: only in the site's own Markdown, never in text from a store.
    package let allowsHTML: Bool
    /// Put before the ids of headings, so that they meet no other id of the page.
    package let idPrefix: String

    package init(basePath: String = "/", allowsHTML: Bool = false, idPrefix: String = "") {
      self.basePath = basePath
      self.allowsHTML = allowsHTML
      self.idPrefix = idPrefix
    }
  }

  /// Something that was left out, for a warning at its line.
  package struct Remark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A link or picture with a scheme that pages may not have; its text stays.
      case forbiddenLink(String)
      /// Raw HTML, which is dropped.
      case rawHTML
    }

    package let kind: Kind
    /// In the Markdown text, from 1.
    package let line: Int

    package init(_ kind: Kind, line: Int) {
      self.kind = kind
      self.line = line
    }
  }

  package let html: HTML
  /// The text of the first paragraph, without marks and on one line; `nil` without a paragraph.
  package let firstParagraph: String?
  /// In the order of their lines.
  package let remarks: [Remark]

  /// Renders a text; no text is wrong Markdown, so nothing is thrown.
  ///
  /// Headings get an id from their words, told apart by a number when they meet, and stand below
  /// the page's own title: when the text has a first-level heading, all go down one level.
  package init(_ text: String, _ setting: Setting = Setting()) {
    let document = MarkdownDocument(text)
    firstParagraph = document.firstParagraph
    var remarks = setting.allowsHTML ? [] : document.removeHTML()
    remarks += document.mendLinks(basePath: setting.basePath)
    document.identifyHeadings(prefix: setting.idPrefix)
    document.makeCodeFocusable()
    self.remarks = remarks.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }
      .map(\.1)
    html = document.html(allowsHTML: setting.allowsHTML)
  }
}
