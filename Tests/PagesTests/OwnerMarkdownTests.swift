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

  @Test(
    "A warning stands at its own link, and not at an earlier one that begins alike",
    arguments: [
      ("[a](x:12) [b](x:1)", ["4:5", "4:15"]), ("[a <b>](x:1) <b-c>", ["4:4", "4:9", "4:14"]),
      ("[![d](x:34)](x:3)", ["4:7", "4:14"]),
      ("z <?a?> <!-- b --> <!A b>", ["4:3", "4:9", "4:20"]),
      ("[a](JAVA&#10;SCRIPT:x) [b](x:1)", ["4:1", "4:28"]),
    ])
  func links(_ text: String, _ columns: [String]) {
    #expect(
      places(text).map { String($0.prefix { $0 != " " }) }
        == columns.map { "Site/Pages/a.md:\($0)" })
  }

  @Test("A long line with thousands of them is read once", .timeLimit(.minutes(1)))
  func longLine() {
    let all = places((0..<20_000).map { "[a](x:\($0)) <b\($0)>" }.joined(separator: " "))
    #expect(all.count == 40_000)
    #expect(all[2].hasPrefix("Site/Pages/a.md:4:19 "))
  }
}
