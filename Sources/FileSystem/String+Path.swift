// Paths with slashes, looked at byte by byte: a name may begin with a mark that Unicode joins to the
// slash in front of it, and two names that Unicode holds for the same are two files.

private let slash = UInt8(ascii: "/")

extension String {
  /// Whether a path begins at the root.
  package var isAbsolutePath: Bool { utf8.first == slash }

  /// The path of a folder, to which the path of something in it can be added.
  package var withSlash: String { utf8.last == slash ? self : self + "/" }

  /// Whether a path is that of something in a folder, however deep, and not that of the folder itself or
  /// of one beside it whose name begins alike.
  ///
  /// Both are absolute or both relative, and without `.`, `..` and symbolic links.
  package func isBelow(_ folder: String) -> Bool { rest(below: folder) != nil }

  /// Whether a path is that of a folder or of something in it; see `isBelow`.
  package func isIn(_ folder: String) -> Bool {
    utf8.elementsEqual(folder.utf8) || isBelow(folder)
  }

  /// What follows the path of a folder that the path is below; `nil` when it is not.
  package func path(below folder: String) -> String? {
    rest(below: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The path of the folder that a path is in, without a slash at its end; `nil` for the root, and for a
  /// name alone.
  package var parent: String? {
    guard let last = utf8.lastIndex(of: slash), utf8.count > 1 else { return nil }
    return last == startIndex ? "/" : String(decoding: utf8[..<last], as: UTF8.self)
  }

  /// What follows the last slash of a path; all of a name alone.
  package var lastName: String {
    guard let last = utf8.lastIndex(of: slash) else { return self }
    return String(decoding: utf8[utf8.index(after: last)...], as: UTF8.self)
  }

  /// The names between the slashes of a path.
  package var pathNames: [String] {
    utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  private func rest(below folder: String) -> Substring.UTF8View? {
    // The root alone ends in a slash.
    let folder = folder.utf8.last == slash ? folder.utf8.dropLast() : folder.utf8[...]
    guard utf8.starts(with: folder) else { return nil }
    let rest = utf8.dropFirst(folder.count)
    return rest.first == slash && rest.count > 1 ? rest.dropFirst() : nil
  }
}
