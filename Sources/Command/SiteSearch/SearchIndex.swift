import Diagnostics
import FileSystem
import Pages
import QueryFiles
import Rendering
import Synchronization

/// The index by which visitors search the whole site, made by Pagefind from the finished pages.
///
/// It is made before the first file of the site is written, from a copy of the pages in
/// `.thumbindex/`, so that a fault of that program leaves the published site as it was, and its
/// files are written, noted and removed like all others.
///
/// What is indexed is marked by `data-pagefind-body` in the templates.
struct SearchIndex {
  /// The files for visitors, below the folder that `SearchPage` names.
  let files: [RenderedFile]

  /// Those of other ways to search, which the theme does not use.
  private static let unused = [
    "pagefind-component-ui.", "pagefind-modular-ui.", "pagefind-highlight.",
  ]

  /// - Parameters:
  ///   - site: The pages.
  ///   - program: Pagefind.
  ///   - setting: The value of `search`, for messages.
  ///   - language: By whose rules words are told apart, on pages in other languages too, since
  ///     Pagefind otherwise finds only pages in the language of the page that searches.
  ///   - folder: The site.
  /// - Throws: When the program fails, or the disk.
  init(
    of site: SiteOutput, by program: SystemProgram, setting: Placed<SiteSettings.SearchProgram>,
    language: String,
    in folder: SiteFolder
  ) async throws(Diagnostic) {
    let workshop = "\(folder.path)/\(CacheFolder.name)/search"
    let disk = folder.disk
    do throws(DiskError) {
      // What a killed build left.
      try disk.removeTree(workshop)
      try disk.makeFolders("\(workshop)/pages", durably: false)
    } catch {
      throw Self.fault(setting, "the pages cannot be copied: \(error.words)")
    }
    defer { try? disk.removeTree(workshop) }
    try await Self.copy(site, to: "\(workshop)/pages", on: disk, setting)
    let ending: SystemProgram.Ending
    do throws(DiskError) {
      ending = try await program.run(
        [
          "--site", "\(workshop)/pages", "--output-path", "\(workshop)/bundle",
          "--force-language", language,
        ], log: "\(workshop)/log")
    } catch {
      throw Self.fault(
        setting, "'\(program.path)' cannot be started: \(error.words)")
    }
    guard ending.status == 0 else {
      let last = ending.words.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
      throw Self.fault(setting, "'\(program.path)' ended with status \(ending.status)\(last)")
    }
    do throws(DiskError) { files = try Self.files(in: "\(workshop)/bundle", on: disk) } catch {
      throw Self.fault(setting, "the index cannot be read: \(error.words)")
    }
  }

  /// Writes the pages, each under its path.
  private static func copy(
    _ site: SiteOutput, to folder: String, on disk: Disk,
    _ setting: Placed<SiteSettings.SearchProgram>
  ) async throws(Diagnostic) {
    let fault = Mutex<DiskError?>(nil)
    await site.makePages { bytes, path in
      do throws(DiskError) {
        let file = "\(folder)/\(path)"
        if let parent = file.parent { try disk.makeFolders(parent, durably: false) }
        _ = try disk.create(bytes, file)
      } catch {
        fault.withLock { $0 = $0 ?? error }
      }
    }
    if let error = fault.withLock(\.self) {
      throw Self.fault(setting, "the pages cannot be copied: \(error.words)")
    }
  }

  private static func files(in folder: String, on disk: Disk) throws(DiskError) -> [RenderedFile] {
    var files: [RenderedFile] = []
    var waiting = [""]
    while let below = waiting.popLast() {
      for name in try disk.names("\(folder)/\(below)").sorted()
      where !unused.contains(where: name.hasPrefix) {
        let path = below + name
        if try disk.status("\(folder)/\(path)")?.kind == .folder {
          waiting.append(path + "/")
        } else {
          files.append(
            RenderedFile(
              address: Address(SearchPage.bundle.path + path),
              bytes: try disk.read("\(folder)/\(path)")))
        }
      }
    }
    return files
  }

  private static func fault(_ setting: Placed<SiteSettings.SearchProgram>, _ words: String)
    -> Diagnostic
  {
    setting.diagnostic(
      .error, "The index for searching could not be made: \(words).",
      hints: ["Mend the cause, or delete the key 'search' to build without it."])
  }
}

extension SystemProgram {
  /// The builds of Pagefind that are there; the second one, which knows Chinese, Japanese and Korean
  /// words too, is used where it is the only one.
  static func pagefinds(in folders: String?) -> [SystemProgram] {
    ["pagefind", "pagefind_extended"].compactMap { SystemProgram($0, in: folders) }
  }

  /// Pagefind, as the value of `search` in `site.yml` asks for it.
  ///
  /// - Throws: When it is not there.
  static func pagefind(
    for setting: Placed<SiteSettings.SearchProgram>, in folders: String?
  ) throws(Diagnostic) -> SystemProgram {
    if let program = pagefinds(in: folders).first { return program }
    throw setting.diagnostic(
      .error, "The program 'pagefind', which makes the index for searching, is not there.",
      hints: [
        "Install it (https://pagefind.app/docs/installation/) into a folder of PATH, or delete the key "
          + "'search'."
      ])
  }
}
