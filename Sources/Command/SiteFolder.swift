import FileSystem
import Diagnostics
import Publishing

/// The folder of a site, read but never written.
struct SiteFolder: Sendable {
  /// Absolute and without symbolic links.
  let path: String
  /// What stands before paths in messages: empty when the site is the current folder.
  let prefix: String
  let disk: Disk

  /// Opens the folder.
  ///
  /// - Parameters:
  ///   - given: As the user named it, absolute or relative to the current folder.
  ///   - disk: The disk.
  /// - Throws: When it is no folder, or no site stands in it.
  init(_ given: String, disk: Disk = .system) throws(Diagnostic) {
    guard let folder = try Self.find(given, disk: disk) else {
      throw Diagnostic(
        .error, "There is no site in '\(given)'.",
        hints: [
          "A site is a folder with 'Queries/' and 'Site/site.yml'; go to it, or name it with -C.",
          "'thumbindex new DIR' makes one to begin with.",
        ])
    }
    self = folder
  }

  /// Opens the folder if there is a site in it.
  ///
  /// - Throws: When it is no folder.
  static func find(_ given: String, disk: Disk = .system) throws(Diagnostic) -> SiteFolder? {
    guard !given.isEmpty else {
      throw Diagnostic(.error, "The folder after -C has no name.", hints: ["Name one, or omit -C."])
    }
    guard let path = disk.realPath(given), kind(of: path, on: disk) == .folder else {
      throw Diagnostic(
        .error, "There is no folder '\(given)'.", hints: ["Look at what follows -C."])
    }
    let prefix = given == "." ? "" : given.withSlash
    let folder = SiteFolder(path: path, prefix: prefix, disk: disk)
    return folder.hasFolder("Queries") || folder.hasFolder("Site") ? folder : nil
  }

  private init(path: String, prefix: String, disk: Disk) {
    self.path = path
    self.prefix = prefix
    self.disk = disk
  }

  /// All files below a folder of the site, and what could not be read there.
  func walk(below folder: String) -> FolderWalk {
    FolderWalk(below: folder, of: path, disk: disk)
  }

  /// The files below a folder that the owner wrote for us to read, in the order of bytes.
  ///
  /// Without those that editors and systems leave beside them; see `String.isLeftover`.
  ///
  /// - Parameters:
  ///   - folder: Relative to the site; need not be there.
  ///   - faults: Gets what could not be read.
  /// - Returns: Paths relative to the site.
  func sources(below folder: String, _ faults: inout [Diagnostic]) -> [String] {
    let walk = walk(below: folder)
    faults += walk.faults.filter { !($0.place?.file ?? "").hasLeftover }
    return walk.files.map(\.path).filter { !$0.hasLeftover }
  }

  /// The bytes of a file of the site.
  ///
  /// - Throws: When there is none, or it cannot be read.
  func bytes(of file: String) throws(Diagnostic) -> [UInt8] {
    let location = disk.realPath("\(path)/\(file)") ?? "\(path)/\(file)"
    do throws(DiskError) {
      // What is no file, such as a pipe, might never come to an end.
      guard try disk.status(location).map({ $0.kind == .file }) ?? true else {
        throw DiskError(words: "it is no file")
      }
      return try disk.read(location)
    } catch {
      throw Self.unreadable(file, error)
    }
  }

  /// Whether there is something of that name, which may yet be a file that cannot be read.
  ///
  /// - Throws: When that cannot be seen.
  func hasFile(_ file: String) throws(Diagnostic) -> Bool {
    do throws(DiskError) { return try disk.status("\(path)/\(file)") != nil } catch {
      throw Self.unreadable(file, error)
    }
  }

  func hasFolder(_ folder: String) -> Bool {
    disk.realPath("\(path)/\(folder)").map { Self.kind(of: $0, on: disk) == .folder } ?? false
  }

  private static func kind(of path: String, on disk: Disk) -> FileStatus.Kind? {
    (try? disk.status(path))?.kind
  }

  private static func unreadable(_ file: String, _ error: DiskError) -> Diagnostic {
    Diagnostic(
      .error, at: Place(file: file), "This cannot be read: \(error.words).",
      hints: [error.readingHint])
  }
}
