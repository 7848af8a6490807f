import Markup
import Testing

@testable import Mustache

/// A template, what it is filled with, and what comes out.
struct Sample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let template: String
  var data: Value = [:]
  var others: [String: String] = [:]
  let result: String

  init(
    _ testDescription: String, _ template: String, _ data: Value = [:],
    others: [String: String] = [:], result: String
  ) {
    self.testDescription = testDescription
    self.template = template
    self.data = data
    self.others = others
    self.result = result
  }

  func check() throws {
    let templates = others.merging(["main": template]) { first, _ in first }
    #expect(try render("main", of: templates, with: data) == result)
  }
}

@Suite struct RenderingTests {
  @Test(
    "Interpolation",
    arguments: [
      Sample("text only", "plain {text}", result: "plain {text}"),
      Sample("a name", "<b>{{title}}</b>", ["title": "Alpha"], result: "<b>Alpha</b>"),
      Sample("blanks in the tag", "{{ title }}", ["title": "Alpha"], result: "Alpha"),
      Sample("an unknown name", "[{{nothing}}]", result: "[]"),
      Sample("a dotted name", "{{a.b.c}}", ["a": ["b": ["c": "deep"]]], result: "deep"),
      Sample("a dotted name that breaks off", "[{{a.b.c}}]", ["a": ["b": "x"]], result: "[]"),
      Sample(
        "no way out of a broken path", "{{#a}}[{{b.c}}]{{/a}}",
        ["a": ["b": [:]], "b": ["c": "outer"]], result: "[]"),
      Sample("a record has no text", "[{{a}}]", ["a": ["b": "x"]], result: "[]"),
      Sample("values are not templates", "{{a}}", ["a": "{{b}}", "b": "x"], result: "{{b}}"),
      Sample("Unicode", "{{é}} – {{名}}", ["é": "ü", "名": "名前"], result: "ü – 名前"),
    ])
  func interpolates(_ sample: Sample) throws { try sample.check() }

  @Test("MD-02: text is escaped for tags and attributes alike")
  func escapes() throws {
    let title: Value = .text(#"x" onmouseover='y & <z>"#)
    try Sample(
      "", #"<a title="{{title}}">"#, ["title": title],
      result: "<a title=\"x&quot; onmouseover=&#39;y &amp; &lt;z&gt;\">"
    ).check()
    try Sample("", "{{{t}}} {{&t}}", ["t": "<&>"], result: "<&> <&>").check()
  }

  @Test("HTML is inserted as it is, whatever the tag")
  func insertsMarkup() throws {
    let note = Value.html(HTML(trusted: "<em>Hi</em>"))
    try Sample("", "{{n}}{{{n}}}", ["n": note], result: "<em>Hi</em><em>Hi</em>").check()
  }

  @Test(
    "Sections",
    arguments: [
      Sample("true", "{{#a}}yes{{/a}}", ["a": true], result: "yes"),
      Sample("false", "{{#a}}yes{{/a}}", ["a": false], result: ""),
      Sample("absent", "{{#a}}yes{{/a}}", ["a": nil], result: ""),
      Sample("an empty text", "{{#a}}yes{{/a}}", ["a": ""], result: ""),
      Sample("empty markup", "{{#a}}yes{{/a}}", ["a": .html(HTML(trusted: ""))], result: ""),
      Sample("a text is the context", "{{#a}}<{{.}}>{{/a}}", ["a": "x"], result: "<x>"),
      Sample(
        "a record is the context", "{{#a}}{{b}}{{c}}{{/a}}",
        ["a": ["b": "1"], "b": "no", "c": "2"], result: "12"),
      Sample("a list", "{{#a}}{{n}}, {{/a}}", ["a": [["n": "1"], ["n": "2"]]], result: "1, 2, "),
      Sample(
        "elements of different shapes", "{{#a}}{{m}}{{n}};{{/a}}",
        ["a": [["n": "1"], ["m": "2", "n": "3"]]], result: "1;23;"),
      Sample("a list of texts", "{{#a}}{{.}}{{/a}}", ["a": ["x", "<"]], result: "x&lt;"),
      Sample(
        "a list of lists", "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}",
        ["a": [["1", "2"], ["3"]]], result: "(12)(3)"),
      Sample(
        "one in another", "{{#a}}{{#b}}{{x}}{{y}}{{/b}}{{/a}}",
        ["a": [["x": "1", "b": [["y": "a"], ["y": "b"]]], ["x": "2", "b": []]]], result: "1a1b"),
      Sample(
        "lines of their own go", "a\n  {{#x}}\nb\n  {{/x}}\nc\n", ["x": true],
        result: "a\nb\nc\n"),
      Sample("lines with more stay", "a\n {{#x}} b {{/x}}\nc", ["x": true], result: "a\n  b \nc"),
      Sample("inverted", "{{^a}}none{{/a}}{{^b}}none{{/b}}", ["a": [], "b": true], result: "none"),
      Sample(
        "inverted keeps the context", "{{#r}}{{^a}}{{n}}{{/a}}{{/r}}",
        ["r": ["n": "x", "a": nil]], result: "x"),
    ])
  func opensSections(_ sample: Sample) throws { try sample.check() }

  @Test("MD-19: an absent field is not looked for any further out")
  func stopsAtAbsent() throws {
    let page: Value = [
      "price": "SENTINEL", "rows": [["title": "a", "price": nil], ["title": "b", "price": "1"]],
    ]
    try Sample(
      "", "{{#rows}}{{title}}{{#price}}={{price}}{{/price}}{{price}};{{/rows}}", page,
      result: "a;b=11;"
    ).check()
  }

  @Test("MD-20: an empty list is not replaced by the list of the page around it")
  func stopsAtAnEmptyList() throws {
    let page: Value = ["items": ["SENTINEL"], "sections": [["items": []]]]
    try Sample(
      "", "{{#sections}}{{#items}}{{.}}{{/items}}{{^items}}empty{{/items}}{{/sections}}", page,
      result: "empty"
    ).check()
  }

  @Test(
    "Comments and delimiters",
    arguments: [
      Sample("a comment", "a{{! b }}c", result: "ac"),
      Sample("a comment over lines", "a\n{{! b\n c }}\nd", result: "a\nd"),
      Sample("a comment with a tag's beginning", "{{! {{ }}x", result: "x"),
      Sample(
        "other delimiters", "{{=<% %>=}}<%a%>{{a}}<%={{ }}=%>{{a}}", ["a": "1"],
        result: "1{{a}}1"),
      Sample("one mark for both", "{{=| |=}}|a|", ["a": "1"], result: "1"),
      Sample("raw with other delimiters", "{{=<% %>=}}<%{a}%><%&a%>", ["a": "<"], result: "<<"),
      Sample("a line of their own goes", "a\n {{=| |=}}\n|a|", ["a": "1"], result: "a\n1"),
      Sample(
        "they end with the template", "{{>p}}{{a}}", ["a": "1"],
        others: ["p": "{{=| |=}}|a|"], result: "11"),
    ])
  func readsCommentsAndDelimiters(_ sample: Sample) throws { try sample.check() }

  @Test(
    "Partials",
    arguments: [
      Sample("in a line", "a {{>p}} c", ["x": "b"], others: ["p": "{{x}}"], result: "a b c"),
      Sample(
        "the context goes along", "{{#rows}}{{>row}}{{/rows}}",
        ["rows": [["n": "1"], ["n": "2"]]], others: ["row": "<{{n}}>"], result: "<1><2>"),
      Sample(
        "indented with each line", "<ul>\n  {{>p}}\n</ul>", ["x": "1\n2"],
        others: ["p": "<li>\n\n{{x}}\n</li>\n"], result: "<ul>\n  <li>\n\n  1\n2\n  </li>\n</ul>"),
      Sample(
        "indented twice", " {{>p}}\n", others: ["p": "a\n {{>q}}\nb\n", "q": "c\nd\n"],
        result: " a\n  c\n  d\n b\n"),
      Sample(
        "recursion over data", "{{>n}}",
        ["n": "1", "below": [["n": "2", "below": []], ["n": "3", "below": []]]],
        others: ["n": "{{n}}({{#below}}{{>n}}{{/below}})"], result: "1(2()3())"),
      Sample("unknown", "[{{>nothing}}]", result: "[]"),
      Sample(
        "by name of the data", "{{>*kind}}", ["kind": "b"], others: ["a": "A", "b": "B"],
        result: "B"),
      Sample("by name that is none", "[{{>*kind}}{{>*no}}]", ["kind": "b"], result: "[]"),
    ])
  func includesPartials(_ sample: Sample) throws { try sample.check() }

  private static let page = """
    <title>{{$title}}Site{{/title}}</title>
    <main>
      {{$main}}
      {{/main}}
    </main>

    """

  @Test(
    "Inheritance",
    arguments: [
      Sample(
        "defaults", "{{>page}}", others: ["page": page],
        result: "<title>Site</title>\n<main>\n</main>\n"),
      Sample(
        "filled blocks, indented",
        """
        {{<page}}
          {{$title}}{{name}}{{/title}}
          {{$main}}
            <p>{{name}}</p>
              <i>

              </i>
          {{/main}}
        {{/page}}
        """, ["name": "A&B"], others: ["page": page],
        result: """
          <title>A&amp;B</title>
          <main>
            <p>A&amp;B</p>
              <i>

              </i>
          </main>

          """),
      Sample(
        "the outermost wins", "{{<b}}{{$x}}1{{/x}}{{/b}}",
        others: ["b": "{{<a}}{{$x}}2{{/x}}{{$y}}3{{/y}}{{/a}}", "a": "{{$x}}{{/x}}{{$y}}{{/y}}"],
        result: "13"),
      Sample(
        "a block in what fills it", "{{<b}}{{$in}}1{{/in}}{{/b}}",
        others: ["b": "{{<a}}{{$x}}<{{$in}}2{{/in}}>{{/x}}{{/a}}", "a": "{{$x}}{{/x}}"],
        result: "<1>"),
      Sample(
        "a parent in itself by its block",
        "{{<card}}{{$body}}{{<card}}{{$body}}x{{/body}}{{/card}}{{/body}}{{/card}}",
        others: ["card": "[{{$body}}{{/body}}]"], result: "[[x]]"),
      Sample(
        "a block that names itself", "{{<a}}{{$x}}({{$x}}d{{/x}}){{/x}}{{/a}}",
        others: ["a": "{{$x}}{{/x}}"], result: "(d)"),
      Sample(
        "a block in a list", "{{<a}}{{$row}}{{n}};{{/row}}{{/a}}",
        ["rows": [["n": "1"], ["n": "2"]]],
        others: ["a": "{{#rows}}{{$row}}{{/row}}{{/rows}}"], result: "1;2;"),
      Sample(
        "text between blocks is no output", "{{<a}} no {{$x}}1{{/x}} no {{/a}}",
        others: ["a": "{{$x}}{{/x}}"], result: "1"),
      Sample(
        "a parent in the middle of a line", "a {{<p}}{{/p}} b\n", others: ["p": "x"],
        result: "a x b\n"),
      Sample(
        "a parent that does not end its line", "  {{<p}}{{/p}} b\n", others: ["p": "x\ny"],
        result: "  x\ny b\n"),
      Sample(
        "by name of the data", "{{<*kind}}{{$x}}1{{/x}}{{/*kind}}", ["kind": "p"],
        others: ["p": "<{{$x}}{{/x}}>"], result: "<1>"),
    ])
  func inherits(_ sample: Sample) throws { try sample.check() }
}
