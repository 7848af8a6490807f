import Indexing
import Items
import Pages
import Testing

@testable import Rendering

/// What pages owe to the stores.
@Suite struct PageDutiesTests {
  private static func duties(of page: Page) throws -> PageDuties {
    try TestTheme.renderer().duties(of: page)
  }

  @Test("a row of several stores owes what each of them asks for")
  func folded() throws {
    let duties = try Self.duties(of: .catalog(SamplePages.folded))
    #expect(
      duties.texts.map(\.key) == [
        "notice-omdb-html", "notice-itunes-html", "notice-google-books-html",
      ])
    #expect(duties.links.map(\.store) == [SampleItems.apple])
    #expect(duties.links.map(\.hosts) == [["itunes.apple.com"]])
    #expect(duties.nonCommercial == [SampleItems.omdb])
  }

  @Test("a page of an item owes its stores a way to them, but not to what is gone")
  func item() throws {
    let duties = try Self.duties(of: .item(SamplePages.foldedItem))
    #expect(duties.texts.map(\.key) == ["notice-itunes-html", "notice-omdb-html"])
    #expect(duties.links.map(\.store) == [SampleItems.apple])
  }

  @Test("the courtesy beside a preview is that of the store it is from")
  func courtesy() throws {
    var heard = SampleItems.filmAtApple
    heard.preview = Preview(address: "https://video-ssl.itunes.apple.com/a.m4v", medium: .video)
    let asking = Terms(
      notice: .init(words: []), courtesy: .init(.init(words: []), besidePreviewsOf: [.movie]),
      linksItems: false)
    let edition = Edition(
      of: SamplePages.site, in: TestTheme.phrases("en"), assets: TestTheme.assets,
      terms: [SampleItems.apple: asking])
    let twin = Fold.Twin(item: heard, rule: .title)
    let folded = CuratedItem(Fold(leader: SampleItems.film, twins: [twin]))
    #expect(folded.item.preview == heard.preview)
    #expect(edition.courtesy(beside: folded) == "Preview provided courtesy of iTunes.")
    #expect(edition.courtesies(beside: [folded]) == ["Previews provided courtesy of iTunes."])
    #expect(edition.courtesy(beside: CuratedItem(item: SampleItems.film)) == nil)
  }
}
