import Pages
import Publishing
import Rendering

/// The pages of a site as the plan of its files and the site map list them.
struct ListedPages: Sendable {
  let files: [PlannedFile]
  let entries: [SitemapEntry]
  private let pages: SitePages
  /// How many of `files`, and of `entries`, are of indexes and items; these come last.
  private let last: Int

  /// - Parameters:
  ///   - pages: The pages.
  ///   - earlier: Those of an earlier state of the site, from whose list is taken what stands there
  ///     as it would be written again.
  init(of pages: SitePages, after earlier: ListedPages? = nil) {
    self.pages = pages
    let (ofIndexesAndItems, others) = (
      pages.ofIndexesAndItems, pages.startIndex..<pages.ofIndexesAndItems.lowerBound
    )
    last = ofIndexesAndItems.count
    var listings = others.map { pages.listing(at: $0) }
    var (files, entries): (ArraySlice<PlannedFile>, ArraySlice<SitemapEntry>) = ([], [])
    if let earlier, pages.listsSameIndexesAndItems(as: earlier.pages) {
      files = earlier.files.suffix(last)
      entries = earlier.entries.suffix(last)
    } else {
      listings += ofIndexesAndItems.map { pages.listing(at: $0) }
    }
    self.files = listings.map { PlannedFile(path: $0.address.file, origin: $0.origin) } + files
    self.entries = listings.compactMap { SitemapEntry($0) } + entries
  }
}
