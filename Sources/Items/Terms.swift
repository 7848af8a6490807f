/// What a service's terms ask of the pages that show its data.
///
/// The words are texts of the theme; here stands when a page needs them, and what they must hold in
/// any language.
package struct Terms: Hashable, Sendable {
  /// Under every page with data of the service: the text `notice-STORE-html`.
  package let notice: Statement
  /// Beside previews: the text `courtesy-STORE`, for several `courtesies-STORE`; `nil` where nothing
  /// is asked for.
  package let courtesy: Courtesy?
  /// Whether what is shown of an item must stand beside a link to it in the store.
  package let linksItems: Bool
  /// Whether nobody may earn by a page with data of the service.
  package let isNonCommercial: Bool

  package struct Statement: Hashable, Sendable {
    /// Names and phrases that it has as they are, in every language.
    package let words: [String]
    /// Addresses that it links to.
    package let links: [String]

    package init(words: [String], links: [String] = []) {
      self.words = words
      self.links = links
    }
  }

  package struct Courtesy: Hashable, Sendable {
    package let statement: Statement
    /// What the previews are of that it stands beside.
    package let kinds: Set<Kind>

    package init(_ statement: Statement, besidePreviewsOf kinds: Set<Kind>) {
      self.statement = statement
      self.kinds = kinds
    }
  }

  package init(
    notice: Statement, courtesy: Courtesy? = nil, linksItems: Bool, isNonCommercial: Bool = false
  ) {
    self.notice = notice
    self.courtesy = courtesy
    self.linksItems = linksItems
    self.isNonCommercial = isNonCommercial
  }

  /// Whether the courtesy must be told where this item can be heard or seen.
  package func askForCourtesy(beside item: Item) -> Bool {
    guard item.preview != nil, let courtesy else { return false }
    return courtesy.kinds.contains(item.kind)
  }
}
