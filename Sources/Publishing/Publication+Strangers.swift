import FileSystem
package import Diagnostics

extension Publication {
  /// What is wrong with a file that no build has written and that stands where one of the plan
  /// goes; `nil` when it is just what the build would write.
  ///
  /// To be asked for each of `strangers` before `start`.
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
  /// - Returns: The paths where a file or a link stands, which may be just what would be written; those of
  ///   folders with nothing but files of builds in them, which go when the site is written; and an error for
  ///   each other folder, and other thing that no file can replace.
  /// - Throws: What the disk says.
  static func strangers(
    to plan: Plan, in tree: OutputTree, _ removal: Removal
  ) throws(DiskError) -> (
    files: Set<OutputPath>, folders: [OutputPath], obstacles: [Diagnostic]
  ) {
    var files: Set<OutputPath> = []
    var folders: [OutputPath] = []
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
      guard let kind else { continue }
      switch kind {
      case .file, .link: if !isListed { files.insert(path) }
      case .folder, .other:
        let blocker = kind == .folder ? try removal.blocker(in: path) : (path: path, kind: kind)
        guard let blocker else {
          folders.append(path)
          continue
        }
        let manifest = removal.manifest
        obstacles.append(
          obstacle(
            blocker.kind, at: blocker.path, of: "a page", in: removal.folder,
            wasBuilt: blocker.kind == .file
              && (manifest.lists(blocker.path) || manifest.left.contains(blocker.path))))
      }
    }
    return (files, folders, obstacles)
  }
}
