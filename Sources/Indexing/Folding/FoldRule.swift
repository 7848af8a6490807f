package import Items

/// Why items of two stores are taken for the same work.
package enum FoldRule: Hashable, Sendable {
  /// Both have this number.
  case code(WorkCode)
  /// Title, creators, year and sort are equal: see `WorkTitle`.
  case title
}
