package import FileSystem
package import Diagnostics

/// Removes what builds have written to a folder, and nothing else.
package struct Cleaning: Sendable {
  private let removal: Removal
  private let store: ManifestStore
  private let folder: OutputFolder
  private let disk: Disk

  /// Looks what builds have written; without a list of that, nothing.
  ///
  /// - Parameters:
  ///   - folder: The output.
  ///   - disk: The disk.
  /// - Throws: When the list cannot be read.
  package init(of folder: OutputFolder, disk: Disk = .system) throws(Diagnostic) {
    self.folder = folder
    self.disk = disk
    store = ManifestStore(folder: folder, disk: disk)
    removal = Removal(
      of: try store.load(), in: folder, tree: OutputTree(folder.path, on: disk), disk: disk)
  }

  /// What `run` would come to.
  ///
  /// - Returns: What is going to be removed, by path in code points; a warning for each file that
  ///   is going to stay since it was changed, and errors about those that cannot be looked at.
  package func trial() -> (paths: [String], remarks: [Diagnostic]) {
    let outcome = removal.remove(removal.manifest.paths(), isTrial: true)
    return (outcome.removed.map(\.text), outcome.warnings + Self.told(outcome.faults))
  }

  /// Removes the files, the folders that become empty by it, and the list.
  ///
  /// The output folder goes too if a build has made it and nothing else is in it.
  ///
  /// - Returns: What was removed, and a warning for each file that was built but has been
  ///   changed since, and stays.
  /// - Throws: What could not be removed; it stays listed.
  package func run() throws(DiagnosticList) -> (removed: [String], warnings: [Diagnostic]) {
    let outcome = removal.remove(removal.manifest.paths())
    if let list = DiagnosticList(Self.told(outcome.faults)) { throw list }
    try DiagnosticList.collecting { () throws(Diagnostic) in
      if removal.manifest.hasMadeFolder { try removeFolder() }
      try store.forget()
    }
    return (outcome.removed.map(\.text), outcome.warnings)
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
