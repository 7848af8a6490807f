package import FileSystem
package import Diagnostics

/// The files below a folder of a site, symbolic links followed as long as they stay in the site.
package struct FolderWalk: Sendable {
  /// A file that was found.
  package struct Found: Hashable, Sendable {
    /// Relative to the site.
    package let path: String
    /// In bytes; of a link, what it leads to.
    package let size: Int
  }

  /// By the bytes of their paths.
  package private(set) var files: [Found] = []
  /// What could not be entered, each at its path relative to the site.
  package private(set) var faults: [Diagnostic] = []
  private let site: String
  /// Without symbolic links.
  private let closed: [String]
  private let disk: Disk

  /// Folders of a site that no link may lead to: what a build writes and what it keeps would be read, and
  /// published, as the owner's own, and grow with each build.
  package static let closedNames = [OutputFolder.usualName, ".git", CacheFolder.name]

  /// Goes through a folder, which need not be there.
  ///
  /// - Parameters:
  ///   - root: Relative to the site.
  ///   - site: The site's folder, absolute.
  ///   - output: Where the site is written to, besides the usual place.
  ///   - disk: The disk.
  package init(
    below root: String, of site: String, output: OutputFolder? = nil, disk: Disk = .system
  ) {
    let site = disk.realPath(site) ?? site
    self.site = site
    closed =
      Self.closedNames.map { disk.realPath("\(site)/\($0)") ?? "\(site)/\($0)" }
      + [output?.path].compactMap(\.self)
    self.disk = disk
    enter(root)
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func enter(_ root: String) {
    do throws(DiskError) {
      guard try disk.status("\(site)/\(root)") != nil else { return }
    } catch {
      fail(root, "This cannot be read: \(error.words).", hint: error.readingHint)
      return
    }
    var waiting = [(path: root, around: FolderChain())]
    while let (path, around) = waiting.popLast() {
      guard let real = disk.realPath("\(site)/\(path)", below: site) else {
        if disk.realPath("\(site)/\(path)").map(site.isIn) ?? false {
          fail(path, "This link leads to a folder that the site itself is in.", hint: "Remove it.")
        } else {
          fail(
            path, "This link leads out of the site, or to nothing.",
            hint: "Put the file itself into the site.")
        }
        continue
      }
      if isLink(path, to: real, in: around.last), let folder = closedFolder(at: real) {
        fail(
          path, "This link leads to '\(folder)', into it or to a folder around it.",
          hint: "Remove the link: what a build writes or keeps there is no part of the site.")
        continue
      }
      do throws(DiskError) {
        let status = try disk.status(real)
        switch status?.kind {
        case .file: files.append(Found(path: path, size: status?.size ?? 0))
        case .folder:
          guard let chain = around.entering(real) else {
            fail(
              path, "This folder is linked into itself, or too deep in others.",
              hint: "Remove the link.")
            continue
          }
          let names = try disk.names(real).sorted()
          waiting += names.reversed().map { ("\(path)/\($0)", chain) }
        case .link, .other, nil:
          fail(path, "This is neither a file nor a folder.", hint: "Move it out of the site.")
        }
      } catch {
        fail(path, "This cannot be read: \(error.words).", hint: error.readingHint)
      }
    }
  }

  /// Whether it is by a link that a path leads where it does: to `real`, from a folder whose real path is
  /// `folder` (`nil` for the first).
  private func isLink(_ path: String, to real: String, in folder: String?) -> Bool {
    let expected = folder.map { "\($0)/\(path.lastName)" } ?? "\(site)/\(path)"
    return !real.utf8.elementsEqual(expected.utf8)
  }

  /// The closed folder that is there, around it or in it.
  private func closedFolder(at real: String) -> String? {
    closed.first { real.isIn($0) || $0.isIn(real) }.map { $0.path(below: site) ?? $0 }
  }

  private mutating func fail(_ path: String, _ summary: String, hint: String) {
    faults.append(Diagnostic(.error, at: Place(file: path), summary, hints: [hint]))
  }
}
