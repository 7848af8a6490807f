import Checking
import Diagnostics
import TestSupport
import Testing

/// What is wrong with the HTML of a page, and for whom.
@Suite struct PageFaultTests {
  /// A page without faults but for those of a text in the middle of it, which begins on line 2.
  private static func page(_ text: String) -> String {
    """
    <!DOCTYPE html><html lang=en><head><title>A</title></head><body><main><h1>A</h1>
    \(text)
    </main></body></html>
    """
  }

  private func faults(_ html: String) -> [PageFault] { PageScan(Array(html.utf8)).faults }

  @Test(
    "Text without faults",
    arguments: [
      "<p>One<p>Two</p><ul><li>One<li>Two<ul><li>Three</ul></ul>",
      "<dl><dt>A<dd>B<dt>C<dd><p>D</dl>",
      "<table><caption>A<colgroup><col><thead><tr><th>A<th>B<tbody><tr><td>1<td>2<tr><td>3</table>",
      "<label>A <select><optgroup label=a><option>1<option>2<optgroup label=b><option>3</select></label>",
      "<ruby>a<rt>b<rp>(<rt>c</ruby>",
      "<br><img src=a alt=''><hr/><input type=hidden><wbr>",
      "<!-- <div> --><!--> <script>'<div>'</script><STYLE>i > b {}</Style>",
      "<svg viewBox='0 0 1 1'><title>x</title><path d='M0'/><g><use href='#a'/></g></svg>",
      "a < b, a <= c & d",
      "<a href=/x/><img src=y alt=Y></a> <a href=/x/ aria-label=X></a> <a id=old></a>",
      "<a href=/x/><svg><title>X</title></svg></a> <a href=/x/ aria-hidden=true tabindex=-1></a>",
      "<button><span>Go</span></button><button title=Go></button><input type=submit>",
      "<label for=f>F</label><input id=f><label>G <textarea></textarea></label><input title=H>",
      "<iframe src=/x/ title=X></iframe><div hidden><img src=x></div>",
      "<img src=x role=presentation><img src=x aria-label=X>",
      "<h2>B</h2><h3>C</h3><h2>D</h2><p tabindex=0>E<p tabindex=-1>F",
      "<article><p><b>x</b></article><div><li>a</div>",
      "<table><tr><td><p>a</table><details><summary>a</summary><p>b</details>",
      "<p id=a class=b>A<p id=b class=b>B",
      "<template><img src=x><h5>A</h5></template>",
    ])
  func faultless(_ text: String) {
    #expect(faults(Self.page(text)).map(\.kind.summary) == [])
  }

  @Test(
    "One fault, told once and at its place",
    arguments: [
      Mistake(
        "never closed", marked: "▶<div><p>a", summary: "'<div>' is not closed before '</main>'."),
      Mistake(
        "wrong order", marked: "<b>▶<i>a</b></i> <b>x</b>",
        summary: "'<i>' is not closed before '</b>'."),
      Mistake(
        "closes nothing", marked: "<p>ä▶</div></p>",
        summary: "'</div>' closes nothing: no '<div>' is open here."),
      Mistake(
        "void element", marked: "<br>▶</br>",
        summary: "'</br>' closes nothing: no '<br>' is open here."),
      Mistake(
        "list in a paragraph", marked: "<p>a<ul><li>b</ul>▶</p>",
        summary: "'</p>' closes nothing: no '<p>' is open here."),
      Mistake(
        "block in a link in a paragraph", marked: "<p>▶<span>a<div>b</div></span></p>",
        summary: "'<span>' is not closed before '<div>'."),
      Mistake(
        "out of a cell", marked: "<div><table><tr><td>a▶</div></table></div>",
        summary: "'</div>' closes nothing: no '<div>' is open here.", ),
      Mistake(
        "closes itself", marked: "▶<div/><p>a", summary: "'<div>' is not closed before '</main>'."),
      Mistake(
        "link in a link", marked: "<a href=/x/>a ▶<a href=/y/>b</a></a>",
        summary: "'<a>' stands inside of another '<a>'."),
      Mistake(
        "attribute twice", marked: "<p class=a\n ▶Class=b>x",
        summary: "'<p>' has the attribute 'class' twice."),
      Mistake(
        "id twice", marked: "<p id=x>a<p ▶id='x'>b",
        summary: "Two elements of the page have the id 'x'."),
      Mistake("no alt", marked: "<p>▶<img src=x>", summary: "A picture '<img>' has no 'alt'."),
      Mistake(
        "link without text", marked: "▶<a href=/x/><img src=y alt=''></a>",
        summary: "A link has no text."),
      Mistake(
        "link with hidden text", marked: "▶<a href=/x/><i aria-hidden=true>x</i></a>",
        summary: "A link has no text."),
      Mistake("button", marked: "▶<button class=x> </button>", summary: "A button has no text."),
      Mistake(
        "field", marked: "<label for=g>x</label>▶<input id=f>",
        summary: "A field '<input>' has no label."),
      Mistake("choice", marked: "▶<select></select>", summary: "A field '<select>' has no label."),
      Mistake(
        "frame", marked: "▶<iframe src=/x/></iframe>", summary: "An '<iframe>' has no title."),
      Mistake(
        "tab order", marked: "▶<p tabindex=3>x", summary: "'tabindex' is 3, which is more than 0."),
      Mistake(
        "two main headings", marked: "▶<h1>B</h1>",
        summary: "The page has more than one main heading '<h1>'."),
      Mistake(
        "level left out", marked: "<h2>B</h2>▶<h4>C</h4><h2>D</h2>",
        summary: "A heading '<h4>' follows '<h2>', so a level is left out."),
    ])
  func oneFault(_ mistake: Mistake) {
    let (html, place) = splitMarker(Self.page(mistake.marked), file: "a")
    let found = faults(html)
    #expect(found.map(\.kind.summary) == [mistake.summary])
    #expect(found.first?.position == place.position)
    #expect(found.allSatisfy { !$0.kind.hint.isEmpty })
  }

  @Test(
    "What ends in the middle",
    arguments: [
      ("<p>a ▶<b class='x", "The page ends in the middle of an attribute."),
      ("<p>a ▶<b class", "The page ends in the middle of a tag."),
      ("<p>a ▶</b", "The page ends in the middle of a tag."),
      ("<p>a ▶<!-- b ->", "The page ends in the middle of a comment."),
    ])
  func cutOff(_ text: String, _ summary: String) {
    let start = "<!DOCTYPE html><html lang=en><title>A</title><main></main><h1>A</h1>"
    let (html, place) = splitMarker(start + text, file: "a")
    let found = faults(html)
    #expect(found.map(\.kind.summary) == [summary])
    #expect(found.first?.position == place.position)
  }

  @Test("A page that lacks what every page has")
  func bare() {
    #expect(
      faults("<p>x").map(\.kind) == [.noDoctype, .noLanguage, .noTitle, .noMain, .noHeading])
    #expect(
      faults("<!-- a -->\n<!doctype HTML><html lang=' '><title> </title><h1>A</h1><p role=main>")
        .map(\.kind) == [.noTitle, .noLanguage])
  }

  @Test("The depth and the number of faults have limits, and the time has")
  func limits() {
    let deep = faults(Self.page(String(repeating: "<div>", count: 100_000)))
    #expect(deep.map(\.kind) == [.tooDeep])
    #expect(
      faults(String(repeating: "<i>", count: 50_000) + String(repeating: "</b>", count: 50_000))
        .count <= 200)
    #expect(faults(Self.page(String(repeating: "<img src=x>", count: 50_000))).count == 200)
    #expect(faults(String(repeating: "<a b=", count: 50_000)).count <= 200)
    #expect(faults("<p " + (0..<50_000).map { "a\($0) " }.joined() + ">").count <= 200)
  }

  @Test("Any bytes can be read")
  func anyBytes() {
    var generator = SeededGenerator(seed: 5)
    let pieces = [
      "<", ">", "/", "!", "--", "p", "a href=", "\"", "'", " ", "ü", "svg", "title", "&#x", "]]>",
      "\u{0}",
    ]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = faults(text)
      _ = PageScan(Array(text.utf8.dropLast(3)) + [0xFF, 0xC3])
    }
  }
}
