import Diagnostics
import Testing

@testable import YAML

func lines(_ text: String) -> SourceLines {
  let file = SourceFile(path: "a.yml", text: text)
  return SourceLines(of: file.text, in: file)
}

extension YAMLNode {
  /// The node without its places, in a form that is short to compare.
  fileprivate var outline: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[" + nodes.map(\.outline).joined(separator: "|") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key)=\($0.value.outline)" }.joined(separator: "|") + "}"
    }
  }
}

@Suite struct YAMLDocumentTests {
  @Test(
    "MD-05 MD-15 scalars are taken as written",
    arguments: [
      "NO", "no", "On", "007", "1984", "1e3", "0x1F", "~", "null", "true", "2024-01-01", "1_000",
      ".5", "=", "<<", "A --- B", "Guns N' Roses", "AC/DC", "C#", "a:b", "東京",
    ])
  func takesScalarsAsWritten(_ text: String) {
    #expect(YAMLDocument(lines("a: \(text)")).root?.outline == "{a=\(text)}")
    #expect(YAMLDocument(lines("- \(text)")).root?.outline == "[\(text)]")
  }

  @Test(arguments: [
    ("a: b\nc:\n  - d\n  - {e: f, g: [h, 1]}\n", "{a=b|c=[d|{e=f|g=[h|1]}]}"),
    ("c:\n- d\n- e", "{c=[d|e]}"),
    ("a: 'it''s'\nb: \"x\\ty\"", "{a=it's|b=x\ty}"),
    ("a: |\n  x\n   y\nb: >\n  p\n  q\n", "{a=x\n y\n|b=p q\n}"),
    ("itunes:579373079:\n  note: x", "{itunes:579373079={note=x}}"),
    ("---\na: b\n...\n", "{a=b}"),
    ("a:\tb\t\n\t\nc:\t\n  d: e", "{a=b|c={d=e}}"),
    ("a: b # c\n# d", "{a=b}"),
    ("a:", "{a=}"), ("a: ''", "{a=}"),
  ])
  func readsInOrder(_ text: String, _ outline: String) {
    let document = YAMLDocument(lines(text))
    #expect(document.faults.isEmpty)
    #expect(document.root?.outline == outline)
  }

  @Test(arguments: ["", "# nothing", "\n\n", "---\n"])
  func hasNoRootWithoutContent(_ text: String) {
    let document = YAMLDocument(lines(text))
    #expect(document.root?.isNothing ?? true)
    #expect(document.faults.isEmpty)
  }

  @Test func knowsNothingFromEmptyText() {
    guard case .mapping(let entries) = YAMLDocument(lines("a:\nb: ''\nc: ~")).root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.value.isNothing) == [true, false, false])
  }

  @Test func knowsPlaces() {
    guard case .mapping(let entries) = YAMLDocument(lines("é: [ü, x]\nb: |\n  t")).root?.content,
      case .sequence(let nodes)? = entries.first?.value.content
    else {
      Issue.record("no list")
      return
    }
    #expect(entries.map(\.position) == [.init(line: 1, column: 1), .init(line: 2, column: 1)])
    #expect(nodes.map(\.position) == [.init(line: 1, column: 5), .init(line: 1, column: 8)])
    #expect(entries.last?.value.position == .init(line: 2, column: 4))
  }

  @Test("MD-10 line ends", arguments: ["\n", "\r\n", "\r"])
  func readsEveryLineEnd(_ end: String) {
    #expect(YAMLDocument(lines("a: |\(end)  b\(end)c: d\(end)")).root?.outline == "{a=b\n|c=d}")
  }
}
