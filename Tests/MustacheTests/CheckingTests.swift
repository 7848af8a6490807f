import Diagnostics
import Markup
import Mustache
import TestSupport
import Testing

private let price = Shape("Price", [Shape.Field("amount", .text, "The number.")])
private let row = Shape(
  "Row",
  [
    Shape.Field("title", .text, "What it is called."), Shape.Field("note", .html, "The note."),
    Shape.Field("price", .record(price), "What it costs."),
    Shape.Field("tags", .list(.text), "Words."),
  ])
private let page = Shape(
  "Page",
  [
    Shape.Field("heading", .text, "The title."), Shape.Field("isHome", .flag, "Whether it is."),
    Shape.Field("rows", .list(.record(row)), "The rows."),
    Shape.Field("site", .record(Shape("Site", [Shape.Field("name", .text, "Its name.")])), "All."),
  ])

private func faults(
  _ sources: [String: String], roots: [String: Shape] = ["main": page], own: Set<String>? = nil
) -> [Diagnostic] {
  let files = sources.map { ($0, SourceFile(path: "\($0).html", text: $1)) }
  do throws(DiagnosticList) {
    _ = try TemplateSet(Dictionary(uniqueKeysWithValues: files), roots: roots, own: own)
    return []
  } catch {
    return error.all
  }
}

@Suite struct CheckingTests {
  @Test(
    "Mistakes of syntax",
    arguments: [
      Mistake(
        "a tag left open", marked: "<h1>▶{{heading</h1>",
        summary: "This tag is never closed."),
      Mistake(
        "a tag left open before another", marked: "▶{{heading\n{{heading}}",
        summary: "This tag is never closed."),
      Mistake(
        "a comment left open", marked: "a\n▶{{! note }\nb", summary: "This tag is never closed."),
      Mistake(
        "two braces for three", marked: "é ▶{{{heading}} x",
        summary: "This tag is never closed."),
      Mistake(
        "a section left open", marked: "é\n ▶{{#rows}}{{title}}",
        summary: "'{{#rows}}' is never closed."),
      Mistake("a block left open", marked: "▶{{$main}}x", summary: "'{{$main}}' is never closed."),
      Mistake(
        "closed by another name", marked: "{{#rows}}\n  ▶{{/row}}\n{{/rows}}",
        summary: "'{{/row}}' stands where '{{/rows}}' must: "
          + "'{{#rows}}' from line 1, column 1 is still open."),
      Mistake(
        "closed in the wrong order", marked: "{{#rows}}{{title}}▶{{^note}}x{{/rows}}",
        summary: "'{{^note}}' is not closed before '{{/rows}}' in line 1, column 29."),
      Mistake(
        "closed and not opened", marked: "a\n▶{{/rows}}",
        summary: "'{{/rows}}' closes nothing: no section is open here."),
      Mistake(
        "an end without a name", marked: "▶{{/}}", summary: "This closing tag names nothing."),
      Mistake("an empty tag", marked: "a ▶{{ }}", summary: "This tag has no name."),
      Mistake("an empty section", marked: "▶{{#}}x", summary: "This tag has no name."),
      Mistake(
        "a name with blanks", marked: "▶{{the heading}}",
        summary: "'the heading' is no name."),
      Mistake("a dot too many", marked: "▶{{site..name}}", summary: "'site..name' is no name."),
      Mistake("one delimiter", marked: "▶{{=<%=}}", summary: "'<%' is no pair of delimiters."),
      Mistake(
        "a delimiter with an equals sign", marked: "▶{{=<= =>=}}",
        summary: "'<= =>' is no pair of delimiters."),
      Mistake(
        "a variable in a parent", marked: "{{<other}}▶{{heading}}{{/other}}",
        summary: "'{{heading}}' stands in '{{<other}}' but in none of its blocks, "
          + "so it is never shown."),
    ])
  func pointsAtMistakesOfSyntax(_ mistake: Mistake) throws { try check(mistake) }

  @Test(
    "Names that do not exist",
    arguments: [
      Mistake(
        "a variable", marked: "<h1>▶{{headin}}", summary: "There is nothing named 'headin' here."),
      Mistake(
        "a variable in a section", marked: "{{#rows}}\n{{title}} ▶{{titel}}{{/rows}}",
        summary: "There is nothing named 'titel' here."),
      Mistake(
        "a variable behind its section", marked: "{{#rows}}{{title}}{{/rows}}▶{{title}}",
        summary: "There is nothing named 'title' here."),
      Mistake(
        "a section", marked: "▶{{#row}}{{nonsense}}{{/row}}",
        summary: "There is nothing named 'row' here."),
      Mistake(
        "an inverted section", marked: "▶{{^row}}x{{/row}}",
        summary: "There is nothing named 'row' here."),
      Mistake(
        "the second part of a name", marked: "▶{{site.nam}}",
        summary: "'site' has nothing named 'nam'."),
      Mistake("a part of a text", marked: "▶{{heading.x}}", summary: "'heading' has no fields."),
      Mistake(
        "a part of a list", marked: "▶{{rows.title}}",
        summary: "'rows' is a list: its elements have names, not it."),
      Mistake("a partial", marked: "▶{{>othr}}", summary: "There is no template named 'othr'."),
      Mistake(
        "a parent", marked: "\n ▶{{<othr}}{{/othr}}", summary: "There is no template named 'othr'."),
      Mistake(
        "a block", marked: "{{<other}}{{$a}}{{/a}}\n▶{{$mian}}x{{/mian}}{{/other}}",
        summary: "'other' has no block named 'mian'."),
    ])
  func pointsAtUnknownNames(_ mistake: Mistake) throws { try check(mistake) }

  @Test(
    "Names used as what they are not",
    arguments: [
      Mistake(
        "text without escaping", marked: "{{heading}}▶{{{heading}}}",
        summary: "'heading' is text, and text from a store is never inserted unescaped."),
      Mistake(
        "the same with &", marked: "▶{{&heading}}",
        summary: "'heading' is text, and text from a store is never inserted unescaped."),
      Mistake("a flag", marked: "▶{{isHome}}", summary: "'isHome' is a flag and has no text."),
      Mistake("a list", marked: "▶{{rows}}", summary: "'rows' is a list and has no text."),
      Mistake(
        "a record", marked: "▶{{site}}",
        summary: "'site' has several fields and no text of its own."),
      Mistake(
        "the context", marked: "{{#rows}}▶{{.}}{{/rows}}",
        summary: "'.' has several fields and no text of its own."),
      Mistake(
        "a list in itself", marked: "{{#rows}}\n▶{{#rows}}{{title}}{{/rows}}{{/rows}}",
        summary: "'rows' is repeated inside itself, once more for each of its elements."),
      Mistake(
        "a name known only with the data", marked: "▶{{>*heading}}",
        summary: "The template '*heading' is known only with the data, so it cannot be checked."),
    ])
  func pointsAtMisuse(_ mistake: Mistake) throws { try check(mistake) }

  private func check(_ mistake: Mistake) throws {
    let (text, place) = splitMarker(mistake.marked, file: "main.html")
    let found = faults(["main": text, "other": "{{$main}}{{/main}}{{$a}}{{/a}}"])
    let fault = try #require(found.first)
    #expect(found.count == 1)
    #expect(fault.place == place)
    #expect(fault.summary == mistake.summary)
    #expect(fault.hints.isEmpty == false)
    #expect(fault.excerpt != nil)
  }

  @Test func acceptsWhatIsRight() {
    let main = """
      {{<layout}}
        {{$main}}
          {{heading}} {{site.name}} {{#isHome}}home{{/isHome}}{{#heading}}{{.}}{{/heading}}
          {{#rows}}
            {{title}} {{{note}}} {{note}} {{price.amount}} {{#price}}{{amount}}{{/price}}
            {{#tags}}{{.}} of {{title}} on {{heading}}{{/tags}}{{^tags}}none{{/tags}}
            {{>row}}
          {{/rows}}
        {{/main}}
      {{/layout}}
      """
    let found = faults([
      "main": main, "layout": "{{heading}}{{$main}}{{nothing}}{{/main}}", "row": "{{title}}",
      "unused": "{{whatever}}",
    ])
    #expect(found == [])
  }

  @Test func namesTheNearest() {
    #expect(faults(["main": "{{headin}}"]).first?.hints == ["Did you mean 'heading'?"])
    #expect(
      faults(["main": "{{zzzzzz}}"]).first?.hints == ["There are: heading, isHome, rows, site."])
    #expect(faults(["main": "{{>rwo}}", "row": ""]).first?.hints == ["Did you mean 'row'?"])
  }

  @Test func namesTheWayToAPartial() {
    let found = faults(["main": "{{#rows}}{{>row}}{{/rows}}", "row": "{{>cell}}", "cell": "{{x}}"])
    #expect(found.map(\.place) == [Place(file: "cell.html", line: 1, column: 1)])
    #expect(found.first?.hints.last == "It is used through main → row → cell.")
  }

  @Test func tellsAMistakeOnceOnHoweverManyWays() {
    let found = faults(
      [
        "main": "{{#rows}}{{>row}}{{/rows}}", "list": "{{#rows}}{{>row}}{{/rows}}",
        "row": "{{titel}}",
      ],
      roots: ["main": page, "list": page])
    #expect(found.map(\.place) == [Place(file: "row.html", line: 1, column: 1)])
    #expect(
      found.first?.hints == ["Did you mean 'title'?", "It is used through list → row."])
  }

  @Test func pointsAtTheUseOfATemplateThatIsNotTheReaders() {
    let found = faults(
      [
        "main": "a\n{{>price}}", "price": "{{>amount}}",
        "amount": "{{amount}}{{currency}}{{amount}}",
      ],
      roots: ["main": row], own: ["main"])
    #expect(found.map(\.place) == [Place(file: "main.html", line: 2, column: 1)])
    #expect(
      found.first?.summary == "'price' cannot stand here: it needs what is not known here.")
    #expect(found.first?.hints == ["It needs 'amount'; put it into '{{#price}}…{{/price}}'."])
    // One that is nobody's to mend is told where it stands.
    #expect(
      faults(["main": "{{nothing}}"], roots: ["main": row], own: []).map(\.place)
        == [Place(file: "main.html", line: 1, column: 1)])
  }

  @Test func listsTheNearestOfManyNames() {
    let fields = (10..<40).map { Shape.Field("field\($0)", .text, "A field.") }
    let hint = faults(["main": "{{nonsense}}"], roots: ["main": Shape("Many", fields)]).first?
      .hints[0]
    #expect(hint?.hasPrefix("The nearest of 30 names: ") == true)
    #expect(hint?.split(separator: ",").count == 8)
  }

  @Test func checksAPartialInEachContext() {
    let found = faults(["main": "{{#rows}}{{>p}}{{/rows}}\n{{>p}}", "p": "{{title}}{{heading}}"])
    #expect(found.map(\.summary) == ["There is nothing named 'title' here."])
  }

  @Test func checksWhatFillsABlockWhereItIsShown() {
    let main = "{{<list}}{{$row}}{{title}}{{titel}}{{/row}}{{/list}}"
    let found = faults(["main": main, "list": "{{#rows}}{{$row}}{{/row}}{{/rows}}"])
    #expect(found.map(\.summary) == ["There is nothing named 'titel' here."])
    #expect(found.first?.hints == ["Did you mean 'title'?"])
  }

  @Test func reportsAllFaultsOfAllTemplatesInOrder() {
    let found = faults([
      "main": "{{a}}\n{{#b}}\n{{>c}}", "other": "{{/d}}", "third": "{{{e}}}{{>f}}{{>third}}",
    ])
    #expect(
      found.map { $0.place?.description } == [
        "main.html:2:1", "main.html:3:1", "other.html:1:1", "third.html:1:8", "third.html:1:14",
      ])
  }

  @Test func reportsCyclesWithTheirPath() {
    let found = faults(["main": "{{>a}}", "a": "x {{>b}}", "b": "{{#isHome}}{{>a}}{{/isHome}}"])
    #expect(found.map(\.summary) == ["These templates contain themselves without end: a → b → a."])
    #expect(found.first?.place == Place(file: "b.html", line: 1, column: 12))
    let own = faults(["main": "{{<main}}{{/main}}"])
    #expect(own.map(\.summary) == ["These templates contain themselves without end: main → main."])
  }

  @Test func reportsEndlessCyclesWithoutAShape() {
    let files = ["a": "{{>b}}", "b": "{{<a}}{{/a}}"].mapValues { SourceFile(path: "t", text: $0) }
    let error = #expect(throws: DiagnosticList.self) { try TemplateSet(unchecked: files) }
    #expect(
      error?.all.map(\.summary) == ["These templates contain themselves without end: a → b → a."])
  }

  @Test func reportsAMissingRoot() {
    let found = faults(["mian": ""])
    #expect(found.map(\.summary) == ["There is no template named 'main'."])
    #expect(found.first?.hints == ["Did you mean 'mian'?"])
  }

  @Test func escapesTextWhereMarkupWasDeclared() throws {
    let files = ["main": SourceFile(path: "main.html", text: "{{#rows}}{{{note}}}{{/rows}}")]
    let set = try TemplateSet(files, roots: ["main": page])
    let lie = Context(row, ["", "<script>"])
    let context = Context(page, ["", false, .list([.record(lie)])])
    var bytes: [UInt8] = []
    set.render(try #require(set.template("main")), with: context, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "&lt;script&gt;")
  }

  @Test func documentsEachShapeOnce() {
    let rows = page.documentation.map { "\($0.shape).\($0.field): \($0.type): \($0.summary)" }
    #expect(
      rows == [
        "Page.heading: text: The title.", "Page.isHome: flag: Whether it is.",
        "Page.rows: list of Row: The rows.", "Page.site: Site: All.",
        "Row.title: text: What it is called.", "Row.note: HTML: The note.",
        "Row.price: Price: What it costs.", "Row.tags: list of text: Words.",
        "Price.amount: text: The number.", "Site.name: text: Its name.",
      ])
  }
}
