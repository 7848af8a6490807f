/// A name as it is filed: the text itself, or what the owner says to file it as.
package struct FiledName: Hashable, Sendable {
  package let text: String
  /// Wins over `text`; an article in it counts.
  package let sortAs: String?

  package init(_ text: String, sortAs: String? = nil) {
    self.text = text
    self.sortAs = sortAs
  }
}

/// All that decides where an element stands in an index.
package struct Filing: Hashable, Sendable {
  /// What the element is filed under; `nil` puts it under `.missing`.
  package let name: FiledName?
  /// Decides between equal names; what has none comes after what has one.
  package let second: FiledName?
  /// Decides between what is equal in both; no two elements have the same.
  package let id: String
  package let isPinned: Bool

  package init(name: FiledName?, second: FiledName? = nil, id: String, isPinned: Bool = false) {
    self.name = name
    self.second = second
    self.id = id
    self.isPinned = isPinned
  }
}
