import FileSystem
import Diagnostics
import Pages
import Publishing
import QueryFiles
import Rendering
import Synchronization

/// All files of a site's output, known before the first of them is made.
struct SiteOutput: Sendable {
  let plan: Plan
  /// What `plan` was made of.
  private let planned: [PlannedFile]
  private let work: SiteWork
  private let listed: ListedPages
  /// What is at hand already: the theme's files, those for hosts and search engines, and those by which
  /// visitors search.
  private let files: [RenderedFile]
  private let assets: [Asset]
  private let disk: Disk

  /// - Parameters:
  ///   - work: The site's pages.
  ///   - folder: The site.
  ///   - output: Where it is to be written to; `nil` for what is never written.
  ///   - index: The files by which visitors search.
  ///   - earlier: The output of an earlier state of the site; what is the same is taken from it.
  /// - Throws: Two files for one path, paths that a host refuses, and assets that are none.
  init(
    of work: SiteWork, in folder: SiteFolder, to output: OutputFolder? = nil,
    index: [RenderedFile] = [],
    after earlier: SiteOutput? = nil
  ) throws(DiagnosticList) {
    self.work = work
    let pages = work.pages
    listed = ListedPages(of: pages, after: earlier?.listed)
    let groups: [(files: [RenderedFile], origin: String)] = [
      (work.theme.assets.files, "the theme"),
      (
        work.rendering.siteFiles(cname: work.settings.cname, listing: listed.entries),
        SiteSettings.path
      ),
      (index, "the index for searching"),
    ]
    files = groups.flatMap(\.files)
    disk = folder.disk
    assets = try Asset.all(of: folder.path, output: output, disk: disk)
    planned =
      listed.files
      + pages.data.flatMap { data in
        [data.files.json, data.files.csv].map {
          PlannedFile(path: $0.file, origin: data.file)
        }
      }
      + pages.feeds.flatMap { feed in
        [feed.files.atom, feed.files.json].map {
          PlannedFile(path: $0.file, origin: feed.origin)
        }
      }
      + groups.flatMap { files, origin in
        files.map { PlannedFile(path: $0.address.file, origin: origin) }
      }
      + assets.map(\.file)
    if let earlier, earlier.planned == planned {
      plan = earlier.plan
    } else {
      plan = try Plan(planned)
    }
  }

  /// The files of an earlier output that this has no more.
  func pathsGone(since earlier: SiteOutput) -> Set<String> {
    planned == earlier.planned
      ? [] : Set(earlier.planned.map(\.path)).subtracting(planned.map(\.path))
  }

  /// Lets go of what was remembered of these files and is not needed to make this output again.
  func forget(_ paths: Set<String>) { work.rendering.forget(pages: paths) }

  /// Of the owner's own files, in bytes.
  var assetSize: Int { assets.reduce(0) { $0 + $1.size } }

  /// An error for each file that no build has written, that stands where one is to be written,
  /// and that is not just what would be written.
  func objections(of publication: Publication) async -> [Diagnostic] {
    let strangers = publication.strangers
    guard !strangers.isEmpty else { return [] }
    let objections = Mutex<[Diagnostic]>([])
    let compare = { @Sendable (bytes: [UInt8], path: String) in
      guard let objection = publication.objection(to: path, insteadOf: bytes) else { return }
      objections.withLock { $0.append(objection) }
    }
    await make(only: strangers, take: compare) { asset in
      // One that cannot be read is told of when it is copied.
      guard let bytes = try? disk.read(asset.source) else { return }
      compare(bytes, asset.file.path)
    }
    return objections.withLock { $0 }.sorted { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
  }

  /// Makes the pages to which readers may be led, and hands them on as `make` does.
  func makePages(take: @escaping @Sendable (_ bytes: [UInt8], _ path: String) -> Void) async {
    await make(only: Set(listed.entries.map(\.address.file)), take: take, copy: { _ in })
  }

  /// Makes every file and hands it on, several at a time and in any order.
  ///
  /// - Parameters:
  ///   - chosen: The paths of the files to be made; `nil` for all.
  ///   - earlier: The output of an earlier state of the site; pages that are surely as they are in it
  ///     are left out. `nil` leaves none out.
  ///   - keep: Asked for each page that has no words of the owner's Markdown below front matter, by its
  ///     path, whether it is to be left out too.
  ///   - take: Gets a page or another file that was made.
  ///   - copy: Gets a file of the owner's.
  func make(
    only chosen: Set<String>? = nil, since earlier: SiteOutput? = nil,
    keep: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
    take: @escaping @Sendable (_ bytes: [UInt8], _ path: String) -> Void,
    copy: @escaping @Sendable (_ asset: Asset) -> Void
  ) async {
    let pages = work.pages
    let rendering = work.rendering
    let isChosen = { @Sendable (path: String) in chosen?.contains(path) ?? true }
    let likeness = earlier.flatMap { earlier in
      earlier.work.rendering === rendering
        ? SitePages.Likeness(of: pages, to: earlier.work.pages) : nil
    }
    let wanted =
      chosen == nil
      ? pages.indices.filter { !(likeness?.isSame(at: $0) ?? false) }
      : pages.indices.filter { isChosen(pages.listing(at: $0).address.file) }
    _ = await inParallel(wanted, by: 64) { number in
      let mayStay = !pages.hasWordsOfBodies(at: number)
      if mayStay, keep(pages.listing(at: number).address.file) { return }
      let page = pages[number]
      take(rendering.bytes(of: page), page.heading.address.file)
    }
    _ = await inParallel(pages.data) { data in
      guard isChosen(data.files.json.file) || isChosen(data.files.csv.file) else { return }
      for file in rendering.files(of: data) where isChosen(file.address.file) {
        take(file.bytes, file.address.file)
      }
    }
    _ = await inParallel(pages.feeds) { feed in
      guard isChosen(feed.files.atom.file) || isChosen(feed.files.json.file) else { return }
      for file in rendering.files(of: feed) where isChosen(file.address.file) {
        take(file.bytes, file.address.file)
      }
    }
    for file in files where isChosen(file.address.file) { take(file.bytes, file.address.file) }
    for asset in assets where isChosen(asset.file.path) { copy(asset) }
  }
}
