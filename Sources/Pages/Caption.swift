import Indexing
package import Items

/// What a page is called: by a name, or by words that are the theme's.
package enum Caption: Hashable, Sendable {
  /// As the owner or a store wrote it.
  case text(String)
  case home
  /// All items by title.
  case everything
  /// The list of indexes over the site.
  case indexes
  /// The index of a facet.
  case index(Facet)
  case kind(Kind)
  /// The page for searching the whole site.
  case search
  /// What has no value.
  case missing

  /// `nil` where the words are the theme's.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Caption {
  /// What a value of an index is called.
  init(of value: SectionLabel) {
    switch value {
    case .kind(let kind): self = .kind(kind)
    case .missing: self = .missing
    default: self = .text(SiteIndexing.text(of: value) ?? "")
    }
  }
}
