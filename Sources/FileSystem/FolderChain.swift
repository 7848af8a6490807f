/// The folders that a walk has entered one in another, without symbolic links.
///
/// It ends a walk through links: a folder may be met again beside itself, but not in itself.
package struct FolderChain: Sendable {
  /// How deep folders may be in one another; no site has more.
  package static let depthLimit = 64

  private var folders: [String] = []

  /// That of a walk which has entered nothing.
  package init() {}

  /// The innermost; `nil` before the first.
  package var last: String? { folders.last }

  /// The chain within a folder.
  ///
  /// - Parameter folder: Its real path.
  /// - Returns: `nil` for a folder that is linked into itself, or too deep in others.
  package func entering(_ folder: String) -> FolderChain? {
    let isKnown = folders.contains { $0.utf8.elementsEqual(folder.utf8) }
    guard !isKnown, folders.count < Self.depthLimit else { return nil }
    var chain = self
    chain.folders.append(folder)
    return chain
  }
}
