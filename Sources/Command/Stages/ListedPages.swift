import Pages
import Publishing
import Rendering

/// The pages of a site as the plan of its files and the site map list them.
struct ListedPages: Sendable {
  let files: [PlannedFile]
  let entries: [SitemapEntry]
  private let pages: SitePages

  /// - Parameters:
  ///   - pages: The pages.
  ///   - earlier: Those of an earlier state of the site, from whose list is taken what stands there
  ///     as it would be written again.
  init(of pages: SitePages, after earlier: ListedPages? = nil) {
    self.pages = pages
    let (ofIndexesAndItems, others) = (
      pages.ofIndexesAndItems, pages.startIndex..<pages.ofIndexesAndItems.lowerBound
    )
    // They come last among the files and entries, too.
    let last = ofIndexesAndItems.count
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
