import Diagnostics
import Markup
import Mustache
import Testing

@Suite struct KnowingTests {
  private static let words = Shape("Words", [Shape.Field("next", .text, "Next.")])
  private static let row = Shape("Row", [Shape.Field("title", .text, "Its title.")])
  private static let page = Shape(
    "Page",
    [
      Shape.Field("title", .text, "Its title."), Shape.Field("site", .text, "The site."),
      Shape.Field("foot", .html, "The foot."), Shape.Field("motto", .text, "Two lines."),
      Shape.Field("none", .text, "Nothing."), Shape.Field("words", .record(words), "Words."),
      Shape.Field("rows", .list(.record(row)), "Rows."),
    ])

  /// What is known beforehand, and a page whose own values differ, so that a test sees which of
  /// them was taken.
  private static let known: [String: Value] = [
    "title": "known", "site": "known & <so>", "foot": .html(HTML(trusted: "<b>known</b>")),
    "motto": "known\nlines", "none": .absent, "words": .record(Context(words, ["known next"])),
  ]
  private static let context = Context(
    page,
    [
      "title", "site", .html(HTML(trusted: "foot")), "motto\nmotto", "none",
      .record(Context(words, ["next"])), .list([.record(Context(row, ["row"]))]),
    ])

  @Test(arguments: [
    ("{{site}}", "known &amp; &lt;so&gt;"), ("{{foot}}", "<b>known</b>"),
    ("{{words.next}}", "known next"), ("{{#rows}}{{site}}{{/rows}}", "known &amp; &lt;so&gt;"),
    // Rows have titles of their own, so that it depends on the place which one is meant.
    ("{{title}}{{#rows}}{{title}}{{/rows}}", "titlerow"),
    // What is empty or of several lines is left to the page.
    ("{{none}}", "none"), ("{{motto}}", "motto\nmotto"),
    ("{{#site}}yes{{/site}}", "yes"),
  ])
  func writesKnownValuesIntoTemplates(_ template: String, _ expected: String) throws {
    let files = ["main": SourceFile(path: "main.html", text: template)]
    let set = try TemplateSet(files, roots: ["main": Self.page])
      .knowing(Self.known, in: [Self.page])
    var bytes: [UInt8] = []
    set.render(try #require(set.template("main")), with: Self.context, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
