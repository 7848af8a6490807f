import Testing

@testable import Rendering

@Suite struct XMLElementTests {
  private func text(_ element: XMLElement) -> String {
    String(decoding: element.document, as: UTF8.self)
  }

  @Test func aDocument() {
    let list = XMLElement(
      "list", ["of": "two"], of: [XMLElement("one", ["a": "1"]), XMLElement("two", text: "b")])
    #expect(
      text(list) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <list of="two">
        <one a="1"/>
        <two>b</two>
        </list>

        """)
  }

  @Test(
    "MD-22 every text comes back from a parser, in elements and in attributes",
    arguments: [
      ("quotes", "\"'"), ("what begins markup", "<&>&amp;]]>"),
      ("addresses", "https://a.b/?a=1&b=2"),
      ("white space", " a\tb\nc\rd\r\ne "), ("letters", "é ü 漢 😀 \u{202E}\u{FFFD}"),
      ("nothing", ""),
    ])
  func roundTrip(_ name: String, _ plain: String) throws {
    let read = try ReadXML(XMLElement("a", ["b": plain], text: plain).document)
    #expect(read.texts(of: "a") == [plain])
    #expect(read.values(of: "b", in: "a") == [plain])
  }

  @Test("characters that no document may hold are left out")
  func forbidden() throws {
    let plain = "a\u{0}b\u{1F}c\u{FFFE}d\u{FFFF}e\u{7F}f"
    let read = try ReadXML(XMLElement("a", ["b": plain], text: plain).document)
    #expect(read.texts(of: "a") == ["abcde\u{7F}f"])
    #expect(read.values(of: "b", in: "a") == ["abcde\u{7F}f"])
  }
}
