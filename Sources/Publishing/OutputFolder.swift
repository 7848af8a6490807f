package import FileSystem
private import Digest
package import Diagnostics

/// The folder that a build writes to: never one that holds more than the site's output.
package struct OutputFolder: Sendable {
  /// As the user named it, for messages.
  package let name: String
  /// Without symbolic links.
  package let path: String
  /// The folder `.thumbindex` of the site.
  let cache: String
  /// The list of what was written, below `cache`.
  let manifestName: String

  /// Folders of a site that hold what the owner wrote.
  private static let sources = ["Queries", "Site", "Templates", ".git", ".thumbindex"]

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
    let site = Self.resolved(site, on: disk)
    let path = Self.resolved(name.hasPrefix("/") ? name : "\(site)/\(name)", on: disk)
    let reason: String? =
      if path == "/" {
        "it is the whole disk"
      } else if let home, Self.resolved(home, on: disk).isIn(path) {
        "your home folder is in it"
      } else if path == site {
        "it is the site itself"
      } else if site.isIn(path) {
        "the site is in it"
      } else {
        Self.sources.lazy.compactMap { source in
          let folder = Self.resolved("\(site)/\(source)", on: disk)
          if folder == path { return "it is the site's folder '\(source)'" }
          if path.isIn(folder) { return "it is in the site's folder '\(source)'" }
          return folder.isIn(path) ? "the site's folder '\(source)' is in it" : nil
        }.first
      }
    if let reason {
      throw Diagnostic(
        .error, "The site cannot be written to '\(name)': \(reason).",
        hints: ["Name a folder for the output alone, as in '--output _site'."])
    }
    self.name = name
    self.path = path
    cache = "\(site)/.thumbindex"
    // Below the site the relative path, so that the list is found when the site is moved.
    let key = path.isIn(site) ? String(path.dropFirst(site.count + 1)) : path
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
    throw Diagnostic(
      .error, "The site cannot be written to '\(name)': it is no folder.",
      hints: ["Move it away, or name another folder with '--output'."])
  }

  /// The path without symbolic links, as far as it exists, and without `.` and `..`.
  private static func resolved(_ path: String, on disk: Disk) -> String {
    if let real = disk.realPath(path) { return real }
    var parts = path.split(separator: "/")
    var missing: [Substring] = []
    while let last = parts.popLast() {
      missing.append(last)
      guard let real = disk.realPath("/" + parts.joined(separator: "/")) else { continue }
      parts = real.split(separator: "/")
      break
    }
    for part in missing.reversed() where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

extension String {
  /// Whether a path is another one or below it.
  fileprivate func isIn(_ folder: String) -> Bool {
    self == folder || folder == "/" || hasPrefix(folder + "/")
  }
}
