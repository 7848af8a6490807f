import FileSystem
import Diagnostics

/// Removes files that builds have written, and never any other.
struct Removal {
  let manifest: Manifest
  /// The output as the user named it, for messages.
  let folder: String
  let tree: OutputTree
  let disk: Disk

  init(of manifest: Manifest, in folder: OutputFolder, tree: OutputTree, disk: Disk) {
    self.manifest = manifest
    self.folder = folder.name
    self.tree = tree
    self.disk = disk
  }

  struct Outcome {
    var removed: [OutputPath] = []
    /// Files that someone has changed.
    var left: [OutputPath] = []
    /// About each of these.
    var warnings: [Diagnostic] = []
    /// What is still there and still ours.
    var failed: [OutputPath] = []
    /// Why, for each of these.
    var faults: [Diagnostic] = []
  }

  /// Removes files and the folders that become empty by it.
  ///
  /// - Parameters:
  ///   - paths: Files of the manifest. Those that someone has changed since they were written
  ///     stay, with a warning.
  ///   - isTrial: Whether all stays as it is, and the outcome is what would come of it.
  /// - Returns: What became of each, in that order.
  func remove(_ paths: [OutputPath], isTrial: Bool = false) -> Outcome {
    var outcome = Outcome()
    for path in paths {
      do throws(DiskError) {
        switch try owner(of: path) {
        case .us:
          if !isTrial { try remove(path) }
          outcome.removed.append(path)
        case .nobody: if !isTrial { try tree.removeEmpty(path.folder) }
        case .someone:
          outcome.left.append(path)
          outcome.warnings.append(
            Diagnostic(
              .warning, at: Place(file: "\(folder)/\(path.text)"),
              "\(subject(at: path)) was changed after it was built, so it is left where it is.",
              hints: ["Remove it yourself if it is not wanted."]))
        }
      } catch {
        outcome.failed.append(path)
        outcome.faults.append(
          Diagnostic(
            .error, at: Place(file: "\(folder)/\(path.text)"),
            "This old file cannot be removed: \(error.words).",
            hints: ["Let '\(folder)' and the folders in it be written to."]))
      }
    }
    return outcome
  }

  private func subject(at path: OutputPath) -> String {
    ((try? disk.status(tree.location(of: path)))?.kind ?? .file).subject
  }

  enum Owner { case us, someone, nobody }

  /// Whose the file is that is at a path of the manifest now.
  func owner(of path: OutputPath) throws(DiskError) -> Owner {
    guard try tree.isReal(path.folder),
      let status = try disk.status(tree.location(of: path))
    else { return .nobody }
    guard status.kind == .file else { return .someone }
    if manifest.unsure.contains(path) { return .us }
    guard let stamp = manifest.files[path] else { return .someone }
    if status == stamp.status { return .us }
    guard status.size == stamp.status.size else { return .someone }
    let bytes = try disk.read(tree.location(of: path))
    return Fingerprint(bytes) == stamp.fingerprint ? .us : .someone
  }

  /// What keeps a folder from going when the files of builds are removed, and then the empty folders in it.
  ///
  /// - Returns: The first thing in it, or in a folder of it, that is no file as a build has written it; `nil`
  ///   when there is none.
  /// - Throws: What the disk says.
  func blocker(
    in folder: OutputPath
  ) throws(DiskError) -> (path: OutputPath, kind: FileStatus.Kind)? {
    for name in try disk.names(tree.location(of: folder)).sorted() {
      guard let path = OutputPath("\(folder.text)/\(name)") else { return (folder, .folder) }
      switch try disk.status(tree.location(of: path))?.kind {
      case nil: continue
      case .folder: if let blocker = try blocker(in: path) { return blocker }
      case .file where try owner(of: path) == .us: continue
      case let kind?: return (path, kind)
      }
    }
    return nil
  }

  private func remove(_ path: OutputPath) throws(DiskError) {
    do throws(DiskError) {
      try disk.remove(tree.location(of: path))
    } catch  where error.isMissing {
      return
    }
    try tree.removeEmpty(path.folder)
  }
}
