import Diagnostics
private import Foundation

/// The folder of a site, read but never written.
struct SiteFolder: Sendable {
  /// Absolute, without a slash at its end.
  let path: String
  /// What stands before paths in messages: empty when the site is the current folder.
  let prefix: String

  /// Opens the folder.
  ///
  /// - Throws: A `Diagnostic` when it is no folder, or no site stands in it.
  init(_ given: String) throws(Diagnostic) {
    guard !given.isEmpty else {
      throw Diagnostic(.error, "The folder after -C has no name.", hints: ["Name one, or omit -C."])
    }
    let url = URL(filePath: given, directoryHint: .isDirectory).standardizedFileURL
    let path = url.path(percentEncoded: false)
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    prefix = given == "." ? "" : given.hasSuffix("/") ? given : given + "/"
    guard isFolder("") else {
      throw Diagnostic(
        .error, "There is no folder '\(given)'.", hints: ["Look at what follows -C."])
    }
    guard isFolder("Queries") || isFolder("Site") else {
      throw Diagnostic(
        .error, "There is no site in '\(given)'.",
        hints: [
          "A site is a folder with 'Queries/' and 'Site/site.yml'; go to it, or name it with -C."
        ])
    }
  }

  /// All files below a folder of the site, as paths relative to the site in the order of bytes.
  ///
  /// Empty when there is no such folder. Links to folders are not followed.
  func files(below folder: String) throws(Diagnostic) -> [String] {
    guard isFolder(folder) else { return [] }
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")
        .map { "\(folder)/\($0)" }
        .filter { !isFolder($0) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw unreadable(folder, error)
    }
  }

  /// The files below a folder that the owner wrote for us to read, in the order of bytes.
  ///
  /// Without those that editors and systems leave beside them: a part of the path begins with a
  /// dot, or it ends with `~`.
  func sources(below folder: String) throws(Diagnostic) -> [String] {
    try files(below: folder).filter { file in
      !file.hasSuffix("~") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// The bytes of a file of the site.
  func bytes(of file: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: URL(filePath: "\(path)/\(file)")))
    } catch {
      throw unreadable(file, error)
    }
  }

  func hasFile(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(file)")
  }

  private func isFolder(_ folder: String) -> Bool {
    let url = URL(filePath: "\(path)/\(folder)").resolvingSymlinksInPath()
    return (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  private func unreadable(_ file: String, _ error: any Error) -> Diagnostic {
    let reason = (error as? CocoaError)?.localizedDescription ?? "\(error)"
    return Diagnostic(.error, at: Place(file: file), "This cannot be read: \(reason)")
  }
}
