package import Links

/// CommonMark of the site's owner, made into HTML that is safe by default.
///
/// - SeeAlso: <https://spec.commonmark.org/0.30/>; parsed and rendered by libcmark.
package struct Markdown: Hashable, Sendable {
  /// What the markup may do, and where it will stand.
  package struct Setting: Hashable, Sendable {
    /// What links and pictures that begin with `/` are relative to.
    package let basePath: BasePath
    /// What all other relative links and pictures are relative to, with the base path,
    /// percent-encoded.
    ///
    /// The address of the page that the text's file makes; the text may be shown on others too.
    package let page: String
    /// Whether raw HTML passes: only in the site's own Markdown, never in text from a store.
    package let allowsHTML: Bool
    /// Put before the ids of headings, so that they meet no other id of the page.
    package let idPrefix: String
    /// What no heading's id may begin with.
    package let reservedIDPrefixes: [String]

    /// Without a page, relative links are meant from the home page.
    package init(
      basePath: BasePath = .root, page: String? = nil, allowsHTML: Bool = false,
      idPrefix: String = "", reservedIDPrefixes: [String] = []
    ) {
      self.basePath = basePath
      self.page = page ?? basePath.encoded
      self.allowsHTML = allowsHTML
      self.idPrefix = idPrefix
      self.reservedIDPrefixes = reservedIDPrefixes
    }
  }

  /// Something that was left out, for a warning at its line.
  package struct Remark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A link or picture that pages may not have, and what to write; its text stays.
      case forbiddenLink(String, hint: String)
      /// Raw HTML, which is dropped: the first of its tags, without attributes, or the marks of what is
      /// no tag: `<!-- -->`, `<? ?>`, `<![CDATA[ ]]>`.
      case rawHTML(String)
    }

    package let kind: Kind
    /// In the Markdown text, from 1.
    package let line: Int

    package init(_ kind: Kind, line: Int) {
      self.kind = kind
      self.line = line
    }
  }

  /// Whether a character goes on with the name of a tag: `br` ends before a blank, a slash and `>`.
  package static func isInTagName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-"
  }

  package let html: HTML
  /// The text of the first paragraph, without marks and on one line; `nil` without a paragraph.
  package let firstParagraph: String?
  /// In the order of their lines, and in a line as they are written: what is in the words of a link
  /// comes before its address.
  package let remarks: [Remark]

  /// Renders a text; no text is wrong Markdown, so nothing is thrown.
  ///
  /// Headings get an id from their words, told apart by a number when they meet, and stand below
  /// the page's own title: when the text has a first-level heading, all go down one level.
  ///
  /// Relative links lead to the same place on whatever page the text is shown; see
  /// `OwnersLink.address`. A link `#words` to a heading of the same text stays on that page, and
  /// gets the heading's id: also where that has a prefix, or steps aside for a reserved one.
  package init(_ text: String, _ setting: Setting = Setting()) {
    let document = MarkdownDocument(text)
    firstParagraph = document.firstParagraph
    let headings = document.headings(setting)
    let remarks = document.mend(setting, headings: headings)
    document.identifyHeadings(by: headings.map(\.id))
    document.makeCodeFocusable()
    self.remarks = remarks.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }
      .map(\.1)
    html = document.html(allowsHTML: setting.allowsHTML)
  }
}
