import FileSystem
package import Diagnostics

extension Publication {
  /// What is wrong with a file that no build has written and that stands where one of the plan
  /// goes; `nil` when it is just what the build would write.
  ///
  /// To be asked for each of `strangers` before `clear`.
  ///
  /// - Parameters:
  ///   - path: One of `strangers`.
  ///   - bytes: What the build would write there.
  /// - Returns: An error that names the file.
  package func objection(to path: String, insteadOf bytes: [UInt8]) -> Diagnostic? {
    guard let place = OutputPath(path) else { return nil }
    let location = tree.location(of: place)
    do throws(DiskError) {
      guard let there = try disk.status(location) else { return nil }
      if try isSame(there, at: location, as: bytes) { return nil }
      return Self.obstacle(
        there.kind, at: place, of: "a page", in: folder.name,
        wasBuilt: previous.left.contains(place))
    } catch {
      return Diagnostic(
        .error, at: Place(file: "\(folder.name)/\(path)"),
        "This file is in the way of a page and cannot be read: \(error.words).",
        hints: [
          "Move it out of '\(folder.name)', or delete the folder if all in it was built once."
        ])
    }
  }

  /// What stands where the files of the plan go and is no file that a build has written.
  ///
  /// - Parameters:
  ///   - plan: All files of the site.
  ///   - tree: The output, in which nothing but folders is where folders go.
  ///   - removal: Knows what builds have written.
  /// - Returns: The paths where a file or a link stands, which may be just what would be written; and an
  ///   error for each folder or other thing that no file can replace. A folder that has nothing but files
  ///   of builds in it is none: they go when the site is written.
  /// - Throws: What the disk says.
  static func strangers(
    to plan: Plan, in tree: OutputTree, _ removal: Removal
  ) throws(DiskError) -> (files: Set<OutputPath>, obstacles: [Diagnostic]) {
    var files: Set<OutputPath> = []
    var obstacles: [Diagnostic] = []
    for path in plan.paths {
      let isListed = removal.manifest.lists(path)
      let kind: FileStatus.Kind?
      do throws(DiskError) {
        kind = try removal.disk.status(tree.location(of: path))?.kind
      } catch {
        // Of a file of ours the writing will tell why.
        if isListed { continue }
        throw error
      }
      switch kind {
      case nil: continue
      case .file, .link: if !isListed { files.insert(path) }
      case .folder where try removal.ownsAll(in: path): continue
      case .folder?, .other?:
        obstacles += [kind].compactMap(\.self).map {
          obstacle(
            $0, at: path, of: "a page", in: removal.folder,
            wasBuilt: removal.manifest.left.contains(path))
        }
      }
    }
    return (files, obstacles)
  }
}
