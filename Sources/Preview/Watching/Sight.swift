import FileSystem

/// What stands at a watched path, as far as a change of it matters.
enum Sight: Hashable, Sendable {
  /// A folder at the top of the site, whatever is in it.
  case folder
  /// A file, one that a link leads to, or a link that leads to a folder or to nothing.
  case file(FileIdentity)

  /// Whether it is a file with nothing in it.
  var isEmptyFile: Bool {
    if case .file(let identity) = self {
      identity.kind == .file && identity.size == 0
    } else {
      false
    }
  }
}
