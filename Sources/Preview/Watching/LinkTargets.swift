import FileSystem

/// What links of a site lead to.
///
/// The system watches files and folders, and not the paths to them: it does not tell when a link comes to
/// lead elsewhere because something changes on the way to its target, or when that is made anew.
struct LinkTargets {
  private struct Target {
    /// Without symbolic links; `nil` while the link leads to nothing, or to what nobody watches.
    let path: String?
    let identity: FileIdentity?

    init(of location: String, in folders: WatchedFolders) {
      path = Disk.system.realPath(location).flatMap { folders.isExcluded($0) ? nil : $0 }
      identity = path.flatMap { FileIdentity(of: $0) }
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
  /// The links that lead to something else than when they were accepted.
  private var changed: Set<String> = []

  init(_ folders: WatchedFolders) { self.folders = folders }

  var isEmpty: Bool { targets.isEmpty }

  /// Remembers what stands at a path, relative to the site, if that is a link; a change of what it leads to
  /// is told by `takeChanged`.
  mutating func note(_ path: String) {
    let before = targets[path]
    look(path)
    if let before, !(targets[path]?.isSame(as: before) ?? false) { changed.insert(path) }
  }

  /// The same for a path of which it is known already that something has changed.
  mutating func accept(_ path: String) {
    look(path)
    changed.remove(path)
  }

  /// The links that have come to lead to something else since they were noted first, were accepted, or were
  /// told here.
  mutating func takeChanged() -> [String] {
    for path in targets.keys { note(path) }
    defer { changed = [] }
    return changed.sorted()
  }

  private mutating func look(_ path: String) {
    let location = folders.location(of: path)
    let isLink = FileIdentity(ofLink: location)?.kind == .link
    targets[path] = isLink ? Target(of: location, in: folders) : nil
  }
}
