import Diagnostics
import FileSystem
import Starter

/// Makes a site to begin with.
struct NewCommand {
  let options: NewOptions
  let world: World
  let verbosity: Invocation.Verbosity
  private let disk = Disk.system

  init(options: NewOptions, world: World, verbosity: Invocation.Verbosity) {
    self.options = options
    self.world = world
    self.verbosity = verbosity
  }

  /// Makes the site, or says why it cannot be made.
  ///
  /// - Parameter directory: What the folder's name is relative to, as given with `-C`.
  /// - Returns: Failed when no file was left.
  func run(in directory: String) -> ExitStatus {
    do throws(Diagnostic) {
      try make(try location(in: directory))
    } catch {
      var report = Report(world)
      report.tell(error)
      return .failed
    }
    if verbosity != .quiet { world.say(farewell) }
    return .done
  }

  /// The folder's absolute path.
  ///
  /// - Throws: When `directory` is no folder, or there is something in the way.
  private func location(in directory: String) throws(Diagnostic) -> String {
    guard let root = disk.realPath(directory) else {
      throw Diagnostic(
        .error, "There is no folder '\(directory)'.", hints: ["Look at what follows -C."])
    }
    guard !options.folder.isEmpty else {
      throw Diagnostic(.error, "The folder of the new site has no name.", hints: ["Name one."])
    }
    let path = options.folder.hasPrefix("/") ? options.folder : "\(root)/\(options.folder)"
    guard let real = disk.realPath(path) else { return path }
    let names: [String]
    do throws(DiskError) { names = try disk.names(real) } catch {
      throw Diagnostic(
        .error, "The site cannot be made in '\(options.folder)': \(error.words).",
        hints: ["Name a folder that is not there yet."])
    }
    // A repository that was cloned before it had a file is empty.
    guard names.allSatisfy({ $0 == ".git" }) else {
      throw Diagnostic(
        .error, "The folder '\(options.folder)' is not empty.",
        hints: ["Name a folder that is not there yet, or an empty one."])
    }
    return real
  }

  /// Writes all files, or leaves none behind.
  private func make(_ folder: String) throws(Diagnostic) {
    let isNew = disk.realPath(folder) == nil
    do throws(DiskError) {
      try disk.makeFolders(folder)
      for file in Starter.files {
        let path = "\(folder)/\(file.path)"
        try disk.makeFolders(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
        _ = try disk.create(file.bytes, path)
      }
    } catch {
      let made = isNew ? [folder] : Starter.topNames.map { "\(folder)/\($0)" }
      for path in made { try? disk.removeTree(path) }
      throw Diagnostic(
        .error, "The site cannot be made in '\(options.folder)': \(error.words).",
        hints: ["Look at the space on the disk and at the permissions."])
    }
  }

  private var farewell: String {
    let change = options.folder == "." ? "" : "\n  cd \(options.folder.shellQuoted)"
    return """
      Made a site in '\(options.folder)'. Look at it:
      \(change.dropFirst())\(change.isEmpty ? "" : "\n")  thumbindex serve --open

      Its lists are the files in Queries/, its settings are in Site/site.yml.
      To publish it, push it to GitHub; .github/workflows/pages.yml says what else to do there.
      """
  }
}

extension Starter {
  /// What stands at the top of a new site.
  fileprivate static var topNames: Set<Substring> {
    Set(files.compactMap { $0.path.split(separator: "/").first })
  }
}
