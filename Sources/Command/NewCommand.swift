import Diagnostics
import FileSystem
import Starter

/// Makes a site to begin with.
struct NewCommand {
  let options: NewOptions
  let world: World
  let verbosity: Invocation.Verbosity
  private let disk: Disk

  init(
    options: NewOptions, world: World, verbosity: Invocation.Verbosity, disk: Disk = .system
  ) {
    self.options = options
    self.world = world
    self.verbosity = verbosity
    self.disk = disk
  }

  /// Makes the site, or says why it cannot be made.
  ///
  /// - Parameter directory: What the folder's name is relative to, as given with `-C`.
  /// - Returns: Failed when no file was left.
  func run(in directory: String) -> ExitStatus {
    let folder: String
    do throws(Diagnostic) {
      folder = try location(in: directory)
      try make(folder)
    } catch {
      var report = Report(world)
      report.tell(error)
      return .failed
    }
    if verbosity != .quiet { world.say(farewell(from: directory)) }
    if let repository = repository(around: folder) {
      var report = Report(world)
      report.tell(Self.notAtTheTop(of: repository))
    }
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
    let path = options.folder.isAbsolutePath ? options.folder : "\(root)/\(options.folder)"
    let names: [String]
    do throws(DiskError) {
      guard try disk.status(path) != nil else { return path }
      guard let real = disk.realPath(path) else {
        throw DiskError(code: 0, words: "it is a link that leads to nothing")
      }
      names = try disk.names(real)
    } catch {
      throw fault(error, hint: error.hint ?? "Name a folder that is not there yet.")
    }
    // A repository that was cloned before it had a file is empty.
    guard names.allSatisfy({ $0 == ".git" }) else {
      throw Diagnostic(
        .error, "The folder '\(options.folder)' is not empty.",
        hints: ["Name a folder that is not there yet, or an empty one."])
    }
    return disk.realPath(path) ?? path
  }

  /// Writes all files, or leaves nothing behind that it has made.
  private func make(_ folder: String) throws(Diagnostic) {
    var folders: [String] = []
    var files: [String] = []
    do throws(DiskError) {
      for file in Starter.files {
        let path = "\(folder)/\(file.path)"
        // A '.' or '..' on the way is there as soon as what is before it is.
        for missing in try missingFolders(around: path) where try disk.status(missing) == nil {
          try disk.makeFolder(missing)
          folders.append(missing)
        }
        _ = try disk.create(file.bytes, path)
        files.append(path)
      }
    } catch {
      for path in files.reversed() { try? disk.remove(path) }
      for path in folders.reversed() { try? disk.removeFolder(path) }
      throw fault(
        error, hint: error.hint ?? "Look at the space on the disk and at the permissions.")
    }
  }

  /// The outermost first.
  private func missingFolders(around path: String) throws(DiskError) -> [String] {
    var missing: [String] = []
    var rest = path
    while let parent = rest.parent {
      rest = parent
      guard try disk.status(rest) == nil else { break }
      missing.insert(rest, at: 0)
    }
    return missing
  }

  private func fault(_ error: DiskError, hint: String) -> Diagnostic {
    Diagnostic(
      .error, "The site cannot be made in '\(options.folder)': \(error.words).", hints: [hint])
  }

  /// The top of the git repository that a folder is in; `nil` when it is in none, or at its top.
  private func repository(around folder: String) -> String? {
    guard let real = disk.realPath(folder), !isRepository(real) else { return nil }
    var folder = real
    while let above = folder.parent {
      if isRepository(above) { return above }
      folder = above
    }
    return nil
  }

  /// Whether there is a `.git`, which is a file in a second tree of a repository.
  private func isRepository(_ folder: String) -> Bool {
    (try? disk.status("\(folder == "/" ? "" : folder)/.git")) != nil
  }

  private static func notAtTheTop(of repository: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "This folder is inside the git repository '\(repository)', and GitHub runs only the workflows at the "
        + "top of a repository.",
      hints: [
        "To publish the site, give it a repository of its own, or move its folder '.github' to the top and "
          + "write the site's folder behind 'SITE:' in 'pages.yml'."
      ])
  }

  /// What to do next, where `directory` is as given with `-C`: the user stands elsewhere then.
  private func farewell(from directory: String) -> String {
    let isRelative = !options.folder.isAbsolutePath
    let path =
      isRelative && directory != "."
      ? directory.withSlash + options.folder : options.folder
    let change =
      path == "." ? "" : "  cd \((path.hasPrefix("-") ? "./\(path)" : path).shellQuoted)\n"
    return """
      Made a site in '\(options.folder)'. Look at it:

      \(change)  thumbindex serve --open

      Its lists are the files in Queries/, its settings are in Site/site.yml.
      Queries/dickens.md is a draft, since Google wants none of its answers kept for long: delete its line
      'draft: true', and the next build asks Google.
      To publish it, push it to GitHub; .github/workflows/pages.yml says what else to do there: a source for
      Pages, a name in place of OWNER, and the keys of the stores.
      """
  }
}

extension DiskError {
  /// What to do when it is the name that is wrong.
  fileprivate var hint: String? {
    if isTooLong { return "Choose a shorter name." }
    if isMissing { return "Look at the folders and links on the way there: one is none." }
    return nil
  }
}
