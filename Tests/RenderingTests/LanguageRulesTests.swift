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

  @Test("AZ-36: texts of a store stand in bdi")
  func storesTexts() throws {
    let page = try RenderedPages.text(of: "catalog")
    let row = try #require(page.split(separator: "<li class=\"row").dropFirst().first)
    for text in [
      "/\"><bdi>Bohemian Rhapsody</bdi></a>", "<p class=\"by\"><bdi>Queen</bdi>",
      "<cite><bdi>The Platinum Collection (Greatest Hits I, II &amp; III)</bdi></cite>",
    ] {
      #expect(row.contains(text), "\(text)")
    }
    #expect(try RenderedPages.text(of: "item-song").contains("<h1><bdi>Bohemian Rhapsody</bdi>"))
  }

  @Test("AZ-36: a page has the direction of its language")
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

  @Test(
    "a code of no language is declared as none that is known",
    arguments: [
      ("xx", "und"), ("XX-latn", "und"), ("und", "und"), ("la", "la"), ("pt-BR", "pt-BR"),
      ("tlh", "tlh"), ("xx-US", "und"), ("de-AT", "de-AT"),
    ])
  func declared(_ tag: String, _ declared: String) throws {
    let heading = PageHeading(address: Address("a/"), title: "A", language: tag)
    let page = try RenderedPages.rendered(
      .prose(ProsePage(heading: heading, file: "a.md", body: HTML(trusted: "<p></p>"))))
    #expect(page.contains("<html lang=\"\(declared)\">"))
    let locale = page.firstMatch(of: /<meta property="og:locale" content="([^"]*)">/)
    #expect(locale == nil || declared.hasPrefix(locale?.1.prefix(2) ?? ""))
  }

  @Test("AZ-36: names that the owner gave stand in bdi wherever a page shows them")
  func ownersNames() throws {
    let page = try RenderedPages.text(of: "catalog")
    for name in [
      "<a class=\"brand\" href=\"/long/\"><bdi>Long Shelf</bdi></a>",
      "<li><a href=\"/long/about/\"><bdi>About</bdi></a></li>",
      "<h1><bdi>Queens &amp; Radio Heads</bdi></h1>",
      "<dd><a href=\"/long/tag/loud-live/\"><bdi>loud &amp; live</bdi></a></dd>",
    ] {
      #expect(page.contains(name), "\(name)")
    }
    let crumbs = try #require(page.firstMatch(of: /<nav class="crumbs"[^>]*>(?s:.*?)<\/nav>/)?.0)
    #expect(crumbs.contains("<li aria-current=\"page\"><bdi>Queens &amp; Radio Heads</bdi></li>"))
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
