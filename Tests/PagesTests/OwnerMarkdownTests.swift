import Diagnostics
import Pages
import QueryFiles
import Testing

@Suite struct OwnerMarkdownTests {
  private func places(_ text: String) -> [String] {
    let settings = SiteSettings(
      title: "Shelf", language: Placed("en", at: Place(file: SiteSettings.path)))
    let source = MarkdownText(text: text, file: "Site/Pages/a.md", firstLine: 4)
    return OwnerMarkdown(settings: settings).render(source, of: .home).warnings
      .map { "\($0.place.map { "\($0)" } ?? "-") \($0.summary)" }
  }

  @Test("A warning stands at its own tag, and not at one that begins alike")
  func tags() {
    #expect(
      places("a <br> <b>x</b>\n\nb <b-x> <b>") == [
        "Site/Pages/a.md:4:3 HTML in Markdown is left out: '<br>'.",
        "Site/Pages/a.md:4:8 HTML in Markdown is left out: '<b>'.",
        "Site/Pages/a.md:6:3 HTML in Markdown is left out: '<b-x>'.",
        "Site/Pages/a.md:6:9 HTML in Markdown is left out: '<b>'.",
      ])
  }
}
