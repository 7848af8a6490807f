import Indexing

extension IndexPages {
  /// Tells which pages are surely those of an earlier state of the site, without making them.
  ///
  /// Of the many pages that list the items of one value most stay as they were when the words of
  /// an item change, or an item comes or goes.
  struct Likeness: Sendable {
    private let pages: IndexPages
    private let earlier: IndexPages
    /// Where the items stood before, of those that are listed with the same words.
    private let items: Correspondence
    /// Where the values stood before, by their addresses; empty where not even the rules are
    /// the same.
    private let values: [Address: ValueNumber]

    init(of pages: IndexPages, to earlier: IndexPages) {
      self.pages = pages
      self.earlier = earlier
      let (new, old) = (pages.sources, earlier.sources)
      guard pages !== earlier, pages.hasSameRules(as: earlier) else {
        items = Correspondence(of: [], in: []) { _, _ in false }
        values = [:]
        return
      }
      items = Correspondence(of: new.entries.lazy.map(\.id), in: old.entries.lazy.map(\.id)) {
        new.entries[$0] == old.entries[$1] && new.notes[$0] == old.notes[$1]
      }
      values = earlier.valuesOnOnePage
    }

    /// Whether a page is as the one at its address was; `false` when it may be another.
    func isSame(at position: Int) -> Bool {
      if pages === earlier { return true }
      guard let number = pages.valueOnOnePage(at: position) else { return false }
      let (index, value) = pages.value(number)
      guard let before = values[value.address] else { return false }
      let (earlierIndex, earlierValue) = earlier.value(before)
      guard index.facet == earlierIndex.facet, value.isDescribed(as: earlierValue) else {
        return false
      }
      return zip(index.places(of: value), earlierIndex.places(of: earlierValue))
        .allSatisfy { items[pages.item(at: $0)] == earlier.item(at: $1) }
    }
  }

  /// Whether pages of the same items have the same heading, letters and order.
  ///
  /// The letter of an item depends on itself and on which letters there are.
  private func hasSameRules(as other: IndexPages) -> Bool {
    sources.indexing === other.sources.indexing && sources.settings == other.sources.settings
      && sources.stores == other.sources.stores
      && sources.taggedCatalogs == other.sources.taggedCatalogs
      && links.map(\.caption) == other.links.map(\.caption)
      && maker.indexes.titles.bar.map(\.label) == other.maker.indexes.titles.bar.map(\.label)
  }
}
