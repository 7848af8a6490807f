import Diagnostics
import TestSupport
import Testing

@testable import YAML

@Suite struct YAMLLimitTests {
  private static let tooDeep = "Lists and maps stand in each other more than 64 deep."

  @Test(arguments: ["[", "- ", "{a: ", "[\n", "{a:\n", "- - "])
  func stopsAtTheDepthLimit(_ opening: String) {
    let document = YAMLDocument(lines(String(repeating: opening, count: 100_000)))
    #expect(document.faults.map(\.summary) == [Self.tooDeep])
    #expect(document.root == nil)
  }

  @Test func stopsAtDeepIndentation() {
    let text = (0..<2000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(YAMLDocument(lines(text)).faults.map(\.summary) == [Self.tooDeep])
  }

  @Test func readsUpToTheDepthLimit() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(YAMLDocument(lines(text)).faults.isEmpty)
  }

  @Test(arguments: ["a: b\n", "\n"])
  func refusesTenMegabytes(_ piece: String) {
    let text = String(repeating: piece, count: (10 << 20) / piece.utf8.count)
    let document = YAMLDocument(lines(text))
    #expect(
      document.faults.map(\.summary) == ["There are more than 4 MB of keys and values here."])
  }

  @Test func readsATitleOfOneMegabyte() {
    let title = String(repeating: "a ", count: 1 << 19) + "b"
    guard case .mapping(let entries) = YAMLDocument(lines("title: \(title)")).root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.first?.value.content == .scalar(YAMLScalar(title)))
  }

  @Test func readsManyEntries() {
    let text = (0..<100_000).map { "k\($0): v" }.joined(separator: "\n")
    guard case .mapping(let entries) = YAMLDocument(lines(text)).root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.count == 100_000)
  }

  @Test("A line of 300,000 elements ends well", .timeLimit(.minutes(3)))
  func readsALongLine() {
    let text = "tags: [" + String(repeating: "é,", count: 300_000) + "!a]"
    let document = YAMLDocument(lines(text))
    #expect(
      document.faults.map(\.summary) == ["A value that begins with '!' must stand in quotes."])
    #expect(document.faults.first?.place?.position?.column == 600_008)
  }

  @Test(
    "A fault in each of 100,000 elements of a line ends well", .timeLimit(.minutes(3)),
    arguments: [
      ("&x a,", "Put the value in quotes."),
      ("&x [],", "Take out '&x': what YAML calls anchors and tags is not read here."),
    ])
  func reportsALongLine(_ element: String, _ hint: String) {
    let faults = YAMLDocument(lines("[" + String(repeating: element, count: 100_000) + "]")).faults
    #expect(faults.count == 100_000)
    #expect(faults.last?.hints == [hint])
  }

  @Test func tellsWhatStandsInBrackets() {
    guard
      case .mapping(let entries) = YAMLDocument(lines("a: [b]\nc:\n  - d\ne: {f: g}")).root?
        .content
    else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.value.isInBrackets) == [true, false, true])
  }

  /// The places of all faults lie inside of the text, whatever it is.
  @Test func survivesEveryMutation() {
    let seed =
      "title: Dune\nsearch:\n  - {store: itunes, term: 'a'}\nitems:\n  i:1:\n    note: |\n      x\n"
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var scalars = Array(seed.unicodeScalars)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: scalars[index] = Self.odd.randomElement(using: &random) ?? "x"
        case 1: scalars.insert(Self.odd.randomElement(using: &random) ?? "x", at: index)
        default: scalars.remove(at: index)
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let source = lines(String(text))
      for fault in YAMLDocument(source).faults {
        let line = fault.place?.position.flatMap { source[$0.line] }
        #expect(line != nil, "\(fault)")
        #expect((fault.place?.position?.column ?? 0) <= (line?.unicodeScalars.count ?? 0) + 1)
      }
    }
  }

  private static let odd: [Unicode.Scalar] = Array(
    "\t\n :-?[]{},#&*!|>'\"%@`~\\<=.\u{0}\u{85}\u{2028}\u{FEFF}é東😀0".unicodeScalars)
}
