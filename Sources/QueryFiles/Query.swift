package import Diagnostics

/// A file `Queries/NAME.md`, or one entry of a list: the source of one catalog page.
package struct Query: Hashable, Sendable {
  /// The path below `Queries/` without its ending: `music/queen`.
  ///
  /// For an entry of a list the list's name, a slash, and the entry's `name` or term as written:
  /// `bands/Guns N' Roses`. No part of it is empty, `.` or `..`, and what follows the list's
  /// name has no slash: slashes of a term are hyphens.
  package let name: String
  /// The file, and where in it the query begins.
  package let place: Place
  package var title: String
  package var description: String?
  /// At least one.
  package var searches: [Search]
  package var index = IndexSettings()
  /// BCP 47, as written; `nil` takes the site's.
  package var language: Placed<String>?
  package var limit: Int?
  /// In the order of the file; no id twice.
  package var curations: [Curation] = []
  package var hide: [HideRule] = []
  package var isDraft = false
  /// `merge: off` keeps the same work of two stores apart.
  package var isMerged = true
  /// The introduction; `nil` when there is none.
  package var body: MarkdownText?
  /// Where it stands in a list; `nil` for a query with a file of its own.
  package var entry: ListEntry?
  /// Replaces the title's key in the list's own index.
  package var sortAs: String?
  /// The entry's `note` in a list.
  package var note: MarkdownText?
  package var tags: [String] = []

  /// The list that a query is an entry of, and what the entry is called there.
  package struct ListEntry: Hashable, Sendable {
    /// The list's name.
    package let list: String
    /// What follows the list's name and a slash in the name of the query.
    package let name: String

    package init(list: String, name: String) {
      self.list = list
      self.name = name
    }
  }

  package init(name: String, place: Place, title: String, searches: [Search]) {
    self.name = name
    self.place = place
    self.title = title
    self.searches = searches
  }
}
