import TestSupport
import Testing

@testable import QueryFiles

/// The keys that the manual lists, held against those that are read.
@Suite struct ManualKeyTests {
  @Test(
    "the manual lists every key once, and no other",
    arguments: [
      ("manual/queries", "### The keys of a query", QueryDraft.keys),
      ("manual/queries", "## The index", Reading.indexKeys),
      ("manual/queries", "## Settings of the site", SiteSettings.keys),
      ("manual/queries", "### Settings of a store", Reading.storeKeys),
      ("manual/curation", "## items", Reading.itemKeys),
      ("manual/curation", "## hide and limit", Reading.hideRuleKeys),
    ])
  func keys(_ page: String, _ heading: String, _ keys: [String]) throws {
    #expect(try ManualPage(page).names(below: heading).sorted() == keys.sorted())
  }

  @Test("the manual lists the keys that only entries of lists have")
  func entries() throws {
    #expect(
      try ManualPage("manual/queries").names(below: "## A list")
        == ListEntries.keys.filter { !QueryDraft.keys.contains($0) })
  }
}
