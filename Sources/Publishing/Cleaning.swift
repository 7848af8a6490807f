package import FileSystem
package import Diagnostics

/// Removes what builds have written to a folder, and nothing else.
package struct Cleaning: Sendable {
  private let removal: Removal
  private let store: ManifestStore

  /// Looks what builds have written; without a list of that, nothing.
  ///
  /// - Parameters:
  ///   - folder: The output.
  ///   - disk: The disk.
  /// - Throws: When the list cannot be read.
  package init(of folder: OutputFolder, disk: Disk = .system) throws(Diagnostic) {
    store = ManifestStore(folder: folder, disk: disk)
    removal = Removal(
      of: try store.load(), in: folder, tree: OutputTree(folder.path, on: disk), disk: disk)
  }

  /// What `run` would come to.
  ///
  /// - Returns: What is going to be removed, by path in code points; a warning for each file that
  ///   is going to stay since it was changed, and an error for each that cannot be looked at.
  package func trial() -> (paths: [String], remarks: [Diagnostic]) {
    let outcome = removal.remove(removal.manifest.paths(), isTrial: true)
    return (outcome.removed.map(\.text), outcome.warnings + outcome.faults)
  }

  /// Removes the files, the folders that become empty by it, and the list.
  ///
  /// - Returns: What was removed, and a warning for each file that was built but has been
  ///   changed since, and stays.
  /// - Throws: What could not be removed; it stays listed.
  package func run() throws(DiagnosticList) -> (removed: [String], warnings: [Diagnostic]) {
    let outcome = removal.remove(removal.manifest.paths())
    var faults = outcome.faults
    if faults.isEmpty {
      do throws(Diagnostic) { try store.forget() } catch { faults.append(error) }
    }
    if let list = DiagnosticList(faults) { throw list }
    return (outcome.removed.map(\.text), outcome.warnings)
  }
}
