package import Diagnostics
import FileSystem

/// Which files of a site are watched: those of some folders, without what is made from them.
package struct WatchedFolders: Sendable {
  /// The site's folder, without symbolic links.
  let root: String
  /// Paths in the site; none of them is in another.
  let tops: [String]
  /// Folders in which every file counts, whatever its name.
  private let whole: [String]
  /// Without symbolic links.
  private let excluded: [String]

  /// - Parameters:
  ///   - tops: Paths of folders in the site, none of them in another; they need not be there. What they lie in is
  ///     not watched but for their coming and going.
  ///   - site: The site's folder.
  ///   - whole: Paths in the site of folders in which files count that are leftovers elsewhere;
  ///     see `String.isLeftover`.
  ///   - excluded: Paths of folders that are not watched wherever they are and by whatever links
  ///     they are reached: the output, the cache. They need not be there. A folder in one of them is watched
  ///     all the same if it is one of `tops`.
  /// - Throws: When there is no such site.
  package init(
    _ tops: [String], of site: String, whole: [String] = [], excluding excluded: [String]
  ) throws(Diagnostic) {
    guard let root = Disk.system.realPath(site) else {
      throw Diagnostic(.error, "There is no folder '\(site)'.")
    }
    self.root = root
    self.tops = tops
    self.whole = whole
    self.excluded = excluded.map(Disk.system.futurePath)
  }

  /// Where the site and what is watched of it are now, without symbolic links.
  var places: [String] { [root] + realTops }

  /// Where a file or folder is.
  func location(of path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// Whether something of that path, which is relative to the site, is watched: the owner's work, or what
  /// the stores said.
  ///
  /// What the site's own folder lies in makes no difference.
  func concerns(_ path: String) -> Bool {
    guard let top = top(of: path) else { return false }
    return whole.contains(where: path.isIn) || !(path.path(below: top)?.hasLeftover ?? false)
  }

  /// Whether a watched folder lies in that of a path.
  func leadsOn(_ path: String) -> Bool { tops.contains { $0.isBelow(path) } }

  private func top(of path: String) -> String? { tops.first(where: path.isIn) }

  /// What stands at a path; `nil` for nothing, and for a folder that is neither one of `tops` nor a link.
  func sight(of path: String) -> Sight? {
    let location = location(of: path)
    guard let own = FileIdentity(ofLink: location) else { return nil }
    let isTop = tops.contains(path)
    switch own.kind {
    case .folder: return isTop ? .folder : nil
    case .file, .other: return .file(own)
    case .link:
      guard let target = FileIdentity(of: location), target.kind != .folder else {
        return isTop ? .folder : .file(own)
      }
      return .file(target)
    }
  }

  /// Whether there is a folder, or a link that leads to one.
  func isFolder(_ path: String) -> Bool {
    FileIdentity(of: location(of: path))?.kind == .folder
  }

  /// All files in a folder, and in those in it.
  ///
  /// - Parameters:
  ///   - folder: Relative to the site; empty for all that is watched.
  ///   - entering: Is told of each folder, before anybody looks what is in it.
  /// - Returns: By path relative to the site. `tops` are listed too, and links to folders.
  func files(
    below folder: String = "", entering: (_ folder: String) -> Void = { _ in }
  ) -> [String: Sight] {
    var found: [String: Sight] = [:]
    let around = chain(around: folder)
    var waiting = (folder.isEmpty ? steps(from: "") : [folder]).map { (path: $0, around: around) }
    while let (path, around) = waiting.popLast() {
      let isWatched = concerns(path)
      guard isWatched || leadsOn(path) else { continue }
      let sight = isWatched ? sight(of: path) : nil
      found[path] = sight
      guard isFolder(path, seenAs: sight), let chain = chain(in: path, around) else { continue }
      entering(path)
      let inner =
        isWatched
        ? ((try? Disk.system.names(location(of: path))) ?? []).map { "\(path)/\($0)" }
        : steps(from: path)
      waiting += inner.map { ($0, chain) }
    }
    return found
  }

  /// What is one of `tops`, or leads on to one, in a folder whose path is relative to the site, or in the
  /// site's own, whose path is empty.
  private func steps(from folder: String) -> [String] {
    let rests = tops.compactMap { folder.isEmpty ? $0 : $0.path(below: folder) }
    let names = rests.compactMap(\.pathNames.first)
    return Set(names).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  private func isFolder(_ path: String, seenAs sight: Sight?) -> Bool {
    switch sight {
    case .file(let identity) where identity.kind == .file: false
    case .file, .folder, nil: isFolder(path)
    }
  }

  /// Where that is which a link leads to; `nil` when that is no link, leads out of the site or into a
  /// folder that is watched anyhow.
  func unwatchedTarget(of path: String) -> String? {
    guard FileIdentity(ofLink: location(of: path))?.kind == .link,
      let real = Disk.system.realPath(location(of: path), below: root), let folder = real.parent,
      !realTops.contains(where: folder.isIn)
    else { return nil }
    return real
  }

  /// The chain within a folder that is to be watched; `nil` for any other.
  ///
  /// Such a folder is in the site, not excluded, not linked into itself, and, if a link leads to it, not
  /// watched by another path. Each of `tops` is watched by its own path in any case, since what is
  /// read there is not what is read in the others.
  private func chain(in path: String, _ around: FolderChain) -> FolderChain? {
    guard let real = Disk.system.realPath(location(of: path), below: root) else { return nil }
    let expected = around.last.map { "\($0)/\(path.lastName)" } ?? location(of: path)
    let isLink = !real.utf8.elementsEqual(expected.utf8)
    guard !isExcluded(real, at: path, isLink: isLink),
      !isLink || tops.contains(path) || !isWatched(real)
    else { return nil }
    return around.entering(real)
  }

  /// Whether a path without symbolic links is in a folder that is excluded.
  func isExcluded(_ real: String) -> Bool { excluded.contains(where: real.isIn) }

  /// Whether a folder is in one that is excluded, or a link leads to what has such a folder in it.
  private func isExcluded(_ real: String, at path: String, isLink: Bool) -> Bool {
    excluded.contains { folder in
      if let top = top(of: path), location(of: top).isBelow(folder) { return false }
      if leadsOn(path), !isLink { return false }
      return real.isIn(folder) || isLink && folder.isIn(real)
    }
  }

  /// Of the folders that something is in, up to the top of the site; without those that are gone.
  private func chain(around path: String) -> FolderChain {
    var folders: [String] = []
    var inner = path
    while let folder = inner.parent {
      folders.append(folder)
      inner = folder
    }
    return folders.reversed().reduce(FolderChain()) { chain, folder in
      Disk.system.realPath(location(of: folder)).flatMap(chain.entering) ?? chain
    }
  }

  /// Whether what a link leads to is watched anyhow, or has what is watched in it.
  private func isWatched(_ real: String) -> Bool {
    realTops.contains { real.isIn($0) || $0.isBelow(real) }
  }

  private var realTops: [String] {
    tops.compactMap { Disk.system.realPath(location(of: $0)) }
  }
}
