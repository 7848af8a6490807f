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
