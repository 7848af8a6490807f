package import Diagnostics
import Glibc

/// Which files of a site are watched: those of some folders, without what is made from them.
package struct WatchedFolders: Sendable {
  /// The site's folder, without symbolic links.
  let root: String
  /// Names of folders at the top of the site.
  let names: [String]
  /// Without symbolic links.
  private let excluded: [String]

  /// Folders in folders; no site has more, and so many symbolic links end here too.
  private static let depthLimit = 40

  /// - Parameters:
  ///   - names: Folders at the top of the site; they need not be there.
  ///   - site: The site's folder.
  ///   - excluded: Paths of folders that are not watched wherever they are and by whatever links
  ///     they are reached: the output, the cache. They need not be there.
  /// - Throws: When there is no such site.
  package init(_ names: [String], of site: String, excluding excluded: [String]) throws(Diagnostic)
  {
    guard let root = realPath(of: site) else {
      throw Diagnostic(.error, "There is no folder '\(site)'.")
    }
    self.root = root
    self.names = names
    self.excluded = excluded.compactMap(Self.futurePath)
  }

  /// Where a file or folder is.
  func location(of path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// Whether something of that path, which is relative to the site, is the owner's work.
  ///
  /// What the site's own folder lies in makes no difference.
  func concerns(_ path: String) -> Bool {
    let segments = path.split(separator: "/")
    return segments.first.map { names.contains(String($0)) } ?? false
      && !segments.contains { String($0).isIgnored }
  }

  /// All files in a folder, and in those in it.
  ///
  /// - Parameters:
  ///   - folder: Relative to the site; empty for all that is watched.
  ///   - entering: Is told of each folder, before anybody looks what is in it.
  /// - Returns: By path relative to the site. The folders at the top are listed too.
  func files(
    below folder: String = "", entering: (_ folder: String) -> Void = { _ in }
  ) -> [String: FileStamp] {
    var found: [String: FileStamp] = [:]
    var waiting = folder.isEmpty ? names : [folder]
    while let path = waiting.popLast() {
      guard concerns(path), let stamp = FileStamp(of: location(of: path)) else { continue }
      if !stamp.isFolder {
        found[path] = stamp
      } else if mayEnter(path) {
        if !path.contains("/") { found[path] = stamp }
        entering(path)
        waiting += Self.names(in: location(of: path)).map { "\(path)/\($0)" }
      }
    }
    return found
  }

  /// Whether a folder is to be watched: it is not excluded, and not watched by another path.
  private func mayEnter(_ path: String) -> Bool {
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < Self.depthLimit,
      let real = realPath(of: location(of: path))
    else { return false }
    if excluded.contains(where: { real == $0 || real.isBelow($0) }) { return false }
    return real == location(of: path) || !isWatched(real)
  }

  /// Whether a folder that a link leads to is watched anyhow, or has what is watched in it.
  private func isWatched(_ real: String) -> Bool {
    names.compactMap { realPath(of: location(of: $0)) }
      .contains { real == $0 || real.isBelow($0) || $0.isBelow(real) }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path without symbolic links that something will have once it is made.
  private static func futurePath(of path: String) -> String? {
    var rest: [Substring] = []
    var known = path[...]
    while true {
      if let real = realPath(of: String(known)) {
        return ([real[...]] + rest).joined(separator: "/")
      }
      guard let slash = known.lastIndex(of: "/"), slash > known.startIndex else { return nil }
      rest.insert(known[slash...].dropFirst(), at: 0)
      known = known[..<slash]
    }
  }
}
