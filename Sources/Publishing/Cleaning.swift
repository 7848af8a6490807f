package import FileSystem
package import Diagnostics

/// Removes what builds have written to a folder, and nothing else.
package struct Cleaning: Sendable {
  private let store: ManifestStore
  private let folder: OutputFolder
  private let disk: Disk

  /// - Parameters:
  ///   - folder: The output.
  ///   - disk: The disk.
  package init(of folder: OutputFolder, disk: Disk = .system) {
    self.folder = folder
    self.disk = disk
    store = ManifestStore(folder: folder, disk: disk)
  }

  /// What `run` would come to.
  ///
  /// - Returns: What is going to be removed, by path in code points; a warning for each file that
  ///   is going to stay since it was changed, and errors about those that cannot be looked at.
  /// - Throws: When the list of what builds have written cannot be read.
  package func trial() throws(Diagnostic) -> (paths: [String], remarks: [Diagnostic]) {
    let removal = removal(of: try store.load())
    let outcome = removal.remove(removal.manifest.paths(), isTrial: true)
    return (outcome.removed.map(\.text), outcome.warnings + Self.told(outcome.faults))
  }

  /// Removes the files, the folders that become empty by it, and the list; without a list, nothing.
  ///
  /// The output folder goes too if a build has made it and nothing else is in it.
  ///
  /// - Returns: What was removed, and a warning for each file that was built but has been
  ///   changed since, and stays.
  /// - Throws: When a build is running, when the list cannot be read, and what could not be removed; that
  ///   stays listed.
  package func run() throws(DiagnosticList) -> (removed: [String], warnings: [Diagnostic]) {
    guard let lock = try DiagnosticList.collecting(lock) else { return ([], []) }
    defer { withExtendedLifetime(lock) {} }
    let manifest = try DiagnosticList.collecting { () throws(Diagnostic) in try store.load() }
    let outcome = removal(of: manifest).remove(manifest.paths())
    if let list = DiagnosticList(Self.told(outcome.faults)) { throw list }
    try DiagnosticList.collecting { () throws(Diagnostic) in
      if manifest.hasMadeFolder { try removeFolder() }
      let left = manifest.left.union(outcome.left).filter { path in
        (try? disk.status("\(folder.path)/\(path.text)")) != nil
      }
      try store.keep(
        left: Array(left), after: manifest, makesFolder: manifest.hasMadeFolder)
      try store.forget()
    }
    return (outcome.removed.map(\.text), outcome.warnings)
  }

  /// `nil` when no build has written anything.
  private func lock() throws(Diagnostic) -> FileLock? {
    try store.isEmpty() ? nil : store.lock()
  }

  private func removal(of manifest: Manifest) -> Removal {
    Removal(
      of: manifest, in: folder, tree: OutputTree(folder.path, on: disk), disk: disk)
  }

  private func removeFolder() throws(Diagnostic) {
    do throws(DiskError) {
      try disk.removeFolder(folder.path)
    } catch  where error.isMissing || error.isNotEmpty {
      return
    } catch {
      throw Diagnostic(
        .error, at: Place(file: folder.name), "This folder cannot be removed: \(error.words).",
        hints: [
          "Remove it yourself if it is not wanted, or let the folder around it be written to."
        ])
    }
  }

  /// What could not be removed for one reason mostly could not for each file.
  private static func told(_ faults: [Diagnostic]) -> [Diagnostic] {
    faults.firstOfEachKind(1, before: "clean again")
  }
}
