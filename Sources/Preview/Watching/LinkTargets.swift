import FileSystem

/// What links of a site lead to.
///
/// The system watches files and folders, and not the paths to them: it does not tell when a link comes to
/// lead elsewhere because something changes on the way to its target, or when that is made anew.
struct LinkTargets {
  private struct Target {
    /// Without symbolic links; `nil` while the link leads to nothing.
    let path: String?
    let identity: FileIdentity?

    init(of location: String) {
      path = Disk.system.realPath(location)
      identity = FileIdentity(of: location)
    }

    func isSame(as other: Target) -> Bool {
      guard path == other.path else { return false }
      guard let identity, let before = other.identity else {
        return identity == other.identity
      }
      return identity.isSameFile(as: before)
    }
  }

  private let folders: WatchedFolders
  private var targets: [String: Target] = [:]

  init(_ folders: WatchedFolders) { self.folders = folders }

  var isEmpty: Bool { targets.isEmpty }

  /// Remembers what stands at a path, relative to the site, if that is a link.
  mutating func note(_ path: String) {
    let location = folders.location(of: path)
    guard FileIdentity(ofLink: location)?.kind == .link else {
      targets[path] = nil
      return
    }
    targets[path] = Target(of: location)
  }

  /// The links that have come to lead to something else since they were noted, which they are again.
  mutating func takeChanged() -> [String] {
    let changed = targets.keys.filter { path in
      targets[path].map { !Target(of: folders.location(of: path)).isSame(as: $0) } ?? false
    }
    for path in changed { note(path) }
    return changed.sorted()
  }
}
