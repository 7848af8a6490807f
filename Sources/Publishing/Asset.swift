package import Diagnostics

/// A file of `Site/Assets`, which is published as it is.
package struct Asset: Hashable, Sendable {
  /// Where it goes to: `assets/` and its path below the folder.
  package let file: PlannedFile
  /// Where its bytes are.
  package let source: String

  /// How deep folders may be in one another.
  private static let depthLimit = 64

  /// All files of the folder; none when there is no such folder.
  ///
  /// - Parameters:
  ///   - site: The site's folder, absolute.
  ///   - disk: The disk.
  /// - Returns: By path in code points.
  /// - Throws: Links that lead out of the site or to nothing, folders that are linked into
  ///   themselves, and what is neither file nor folder.
  package static func all(
    of site: String, disk: Disk = .system
  ) throws(DiagnosticList) -> [Asset] {
    var walk = Walk(site: disk.realPath(site) ?? site, disk: disk)
    walk.enter("Site/Assets")
    if let list = DiagnosticList(walk.faults) { throw list }
    return walk.assets.sorted {
      $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8)
    }
  }

  private struct Walk {
    let site: String
    let disk: Disk
    var assets: [Asset] = []
    var faults: [Diagnostic] = []

    /// Goes through a folder of the site, which need not be there.
    mutating func enter(_ root: String) {
      guard (try? disk.status("\(site)/\(root)")) != nil else { return }
      var waiting: [(path: String, around: [String])] = [(root, [])]
      while let (path, around) = waiting.popLast() {
        guard let real = disk.realPath("\(site)/\(path)"), real.hasPrefix(site + "/") else {
          fail(path, "This link leads out of the site, or to nothing.")
          continue
        }
        do throws(DiskError) {
          switch try disk.status(real)?.kind {
          case .file: add(path)
          case .folder:
            guard !around.contains(real), around.count < Asset.depthLimit else {
              fail(path, "This folder is linked into itself, or too deep in others.")
              continue
            }
            let names = try disk.names(real).sorted()
            waiting += names.reversed().map { ("\(path)/\($0)", around + [real]) }
          case .link, .other, nil: fail(path, "This is neither a file nor a folder.")
          }
        } catch {
          fail(path, "This cannot be read: \(error.words).")
        }
      }
    }

    private mutating func add(_ path: String) {
      let target = "assets" + path.dropFirst("Site/Assets".count)
      assets.append(
        Asset(
          file: PlannedFile(path: target, origin: path, isAsset: true),
          source: "\(site)/\(path)"))
    }

    private mutating func fail(_ path: String, _ summary: String) {
      faults.append(Diagnostic(.error, at: Place(file: path), summary))
    }
  }
}
