package import Diagnostics
import FileSystem

/// Which files of a site are watched: those of some folders, without what is made from them.
package struct WatchedFolders: Sendable {
  /// The site's folder, without symbolic links.
  let root: String
  /// Names of folders at the top of the site.
  let names: [String]
  /// Folders in which every file counts, whatever its name.
  private let whole: [String]
  /// Without symbolic links.
  private let excluded: [String]

  /// - Parameters:
  ///   - names: Folders at the top of the site; they need not be there.
  ///   - site: The site's folder.
  ///   - whole: Paths in the site of folders in which files count that are leftovers elsewhere;
  ///     see `String.isLeftover`.
  ///   - excluded: Paths of folders that are not watched wherever they are and by whatever links
  ///     they are reached: the output, the cache. They need not be there.
  /// - Throws: When there is no such site.
  package init(
    _ names: [String], of site: String, whole: [String] = [], excluding excluded: [String]
  ) throws(Diagnostic) {
    guard let root = Disk.system.realPath(site) else {
      throw Diagnostic(.error, "There is no folder '\(site)'.")
    }
    self.root = root
    self.names = names
    self.whole = whole
    self.excluded = excluded.map(Disk.system.futurePath)
  }

  /// Where a file or folder is.
  func location(of path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// Whether something of that path, which is relative to the site, is the owner's work.
  ///
  /// What the site's own folder lies in makes no difference.
  func concerns(_ path: String) -> Bool {
    guard let top = path.pathNames.first, names.contains(top) else { return false }
    return whole.contains(where: path.isIn) || !path.hasLeftover
  }

  /// What stands at a path; `nil` for nothing, and for a folder that is neither at the top nor a link.
  func sight(of path: String) -> Sight? {
    let location = location(of: path)
    guard let own = FileIdentity(ofLink: location) else { return nil }
    switch own.kind {
    case .folder: return path.parent == nil ? .folder : nil
    case .file, .other: return .file(own)
    case .link:
      guard let target = FileIdentity(of: location), target.kind != .folder else {
        return path.parent == nil ? .folder : .file(own)
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
  /// - Returns: By path relative to the site. The folders at the top are listed too, and links to
  ///   folders.
  func files(
    below folder: String = "", entering: (_ folder: String) -> Void = { _ in }
  ) -> [String: Sight] {
    var found: [String: Sight] = [:]
    let around = chain(around: folder)
    var waiting = (folder.isEmpty ? names : [folder]).map { (path: $0, around: around) }
    while let (path, around) = waiting.popLast() {
      guard concerns(path) else { continue }
      let sight = sight(of: path)
      found[path] = sight
      guard isFolder(path, seenAs: sight), let chain = chain(in: path, around) else { continue }
      entering(path)
      let names = (try? Disk.system.names(location(of: path))) ?? []
      waiting += names.map { ("\(path)/\($0)", chain) }
    }
    return found
  }

  private func isFolder(_ path: String, seenAs sight: Sight?) -> Bool {
    switch sight {
    case .file(let identity) where identity.kind == .file: false
    case .file, .folder, nil: isFolder(path)
    }
  }

  /// Where the file is that a link leads to; `nil` when that is no link, leads out of the site or to
  /// what is watched anyhow.
  func unwatchedTarget(of path: String) -> String? {
    guard FileIdentity(ofLink: location(of: path))?.kind == .link,
      let real = Disk.system.realPath(location(of: path)), real.isBelow(root), !isWatched(real)
    else { return nil }
    return real
  }

  /// The chain within a folder that is to be watched; `nil` for any other.
  ///
  /// Such a folder is in the site, not excluded, not watched by another path, and not linked into
  /// itself.
  private func chain(in path: String, _ around: FolderChain) -> FolderChain? {
    guard let real = Disk.system.realPath(location(of: path), below: root),
      !excluded.contains(where: real.isIn),
      real.utf8.elementsEqual(location(of: path).utf8) || !isWatched(real)
    else { return nil }
    return around.entering(real)
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
    names.compactMap { Disk.system.realPath(location(of: $0)) }
      .contains { real.isIn($0) || $0.isBelow(real) }
  }
}
