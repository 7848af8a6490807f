package import FileSystem
private import Digest
package import Diagnostics

/// The folder that a build writes to: never one that holds more than the site's output.
package struct OutputFolder: Sendable {
  /// Where a site is written to unless its owner wants it elsewhere.
  package static let usualName = "_site"

  /// As the user named it, for messages.
  package let name: String
  /// Without symbolic links.
  package let path: String
  /// The folder `.thumbindex` of the site.
  let cache: String
  /// The list of what was written, below `cache`.
  let manifestName: String

  /// Folders of a site that hold what the owner, or another program, wrote.
  private static let sources = [
    "Queries", "Site", "Templates", ".git", ".github", CacheFolder.name,
  ]

  /// - Parameters:
  ///   - name: A path, relative to the site or absolute; need not exist.
  ///   - site: The site's folder, absolute.
  ///   - home: The user's home folder, if there is one.
  ///   - disk: Where they are.
  /// - Throws: A sentence that says why the folder cannot be written to: it is the root, the
  ///   home folder, the site, one of its folders, or holds or is in one of these.
  package init(
    _ name: String, site: String, home: String?, disk: Disk = .system
  ) throws(Diagnostic) {
    let site = disk.futurePath(site)
    let path = disk.futurePath(name.isAbsolutePath ? name : "\(site)/\(name)")
    let reason: String? =
      if path == "/" {
        "it is the whole disk"
      } else if let home = home.map(disk.futurePath), home.isIn(path) {
        home.isBelow(path) ? "your home folder is in it" : "it is your home folder"
      } else if path == site {
        "it is the site itself"
      } else if site.isIn(path) {
        "the site is in it"
      } else {
        Self.sources.lazy.compactMap { source in
          let folder = disk.futurePath("\(site)/\(source)")
          if folder == path { return "it is the site's folder '\(source)'" }
          if path.isIn(folder) { return "it is in the site's folder '\(source)'" }
          return folder.isIn(path) ? "the site's folder '\(source)' is in it" : nil
        }.first
      }
    if let reason {
      throw Diagnostic(
        .error, "No site can be built in '\(name)': \(reason).",
        hints: ["Name a folder for the output alone, as in '--output \(Self.usualName)'."])
    }
    self.name = name
    self.path = path
    cache = "\(site)/\(CacheFolder.name)"
    // Below the site the relative path, so that the list is found when the site is moved.
    let key = path.path(below: site) ?? path
    manifestName = "output-\(sha256(key.utf8, digits: 16))"
  }

  /// - Throws: When something else than a folder is there, or the disk does not say.
  func mustBeFolder(on disk: Disk) throws(Diagnostic) {
    let kind: FileStatus.Kind?
    do throws(DiskError) {
      kind = try disk.status(path)?.kind
    } catch {
      throw Diagnostic(
        .error, "'\(name)' cannot be looked at: \(error.words).",
        hints: ["Let the folder be read, or name another one with '--output'."])
    }
    guard let kind, kind != .folder else { return }
    throw unfit("it is no folder", mend: "Move it away")
  }

  /// - Parameters:
  ///   - reason: What completes the sentence.
  ///   - mend: What the owner may do.
  /// - Returns: An error that says why nothing can be written to it.
  func unfit(_ reason: String, mend: String) -> Diagnostic {
    Diagnostic(
      .error, "The site cannot be written to '\(name)': \(reason).",
      hints: ["\(mend), or name another folder with '--output'."])
  }
}
