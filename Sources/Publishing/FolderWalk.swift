package import FileSystem
package import Diagnostics

/// The files below a folder of a site, symbolic links followed as long as they stay in the site.
package struct FolderWalk: Sendable {
  /// Relative to the site, by their bytes.
  package private(set) var files: [String] = []
  /// What could not be entered, each at its path relative to the site.
  package private(set) var faults: [Diagnostic] = []
  private let site: String
  private let disk: Disk

  /// How deep folders may be in one another.
  private static let depthLimit = 64

  /// Goes through a folder, which need not be there.
  ///
  /// - Parameters:
  ///   - root: Relative to the site.
  ///   - site: The site's folder, absolute.
  ///   - disk: The disk.
  package init(below root: String, of site: String, disk: Disk = .system) {
    self.site = disk.realPath(site) ?? site
    self.disk = disk
    enter(root)
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func enter(_ root: String) {
    do throws(DiskError) {
      guard try disk.status("\(site)/\(root)") != nil else { return }
    } catch {
      fail(root, "This cannot be read: \(error.words).", hint: Self.permissionHint)
      return
    }
    var waiting: [(path: String, around: [String])] = [(root, [])]
    while let (path, around) = waiting.popLast() {
      guard let real = disk.realPath("\(site)/\(path)", below: site) else {
        fail(
          path, "This link leads out of the site, or to nothing.",
          hint: "Put the file itself into the site.")
        continue
      }
      do throws(DiskError) {
        switch try disk.status(real)?.kind {
        case .file: files.append(path)
        case .folder:
          guard !around.contains(real), around.count < Self.depthLimit else {
            fail(
              path, "This folder is linked into itself, or too deep in others.",
              hint: "Remove the link.")
            continue
          }
          let names = try disk.names(real).sorted()
          waiting += names.reversed().map { ("\(path)/\($0)", around + [real]) }
        case .link, .other, nil:
          fail(path, "This is neither a file nor a folder.", hint: "Move it out of the site.")
        }
      } catch {
        fail(path, "This cannot be read: \(error.words).", hint: Self.permissionHint)
      }
    }
  }

  private static let permissionHint = "Look at the permissions of the file and its folders."

  private mutating func fail(_ path: String, _ summary: String, hint: String) {
    faults.append(Diagnostic(.error, at: Place(file: path), summary, hints: [hint]))
  }
}
