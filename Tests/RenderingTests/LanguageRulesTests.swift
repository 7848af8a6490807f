import Markup
import Testing

@testable import Pages
@testable import Rendering

/// Rules that every page keeps, whatever language it is in.
@Suite struct LanguageRulesTests {
  @Test("AZ-36: the style sheet names no side, so that pages run either way")
  func sides() {
    let words = TestTheme.file("theme.css").split { !$0.isLetter }
    #expect(!words.contains("left") && !words.contains("right"))
  }

  @Test("AZ-36: texts of a store stand in bdi, and the page has a direction")
  func directions() throws {
    var heading = SamplePages.songs.heading
    heading = PageHeading(
      address: heading.address, title: "שלום (Live!) 2", description: nil, language: "he",
      crumbs: heading.crumbs, stores: [])
    let page = try RenderedPages.rendered(
      .prose(ProsePage(heading: heading, file: "a.md", body: HTML(trusted: "<p></p>"))))
    #expect(page.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(try RenderedPages.text(of: "catalog").contains("<html lang=\"en\">"))
  }

  @Test func aPageInAnotherLanguageHasItsTexts() throws {
    let heading = PageHeading(
      address: Address("a/"), title: "A", description: nil, language: "de-AT", crumbs: [],
      stores: [SampleItems.omdb])
    let page = try RenderedPages.rendered(
      .prose(ProsePage(heading: heading, file: "a.md", body: HTML(trusted: "<p></p>"))))
    #expect(page.contains("<html lang=\"de-AT\">"))
    #expect(page.contains("Zum Inhalt"))
    #expect(page.contains("Filmdaten, "))
  }
}
