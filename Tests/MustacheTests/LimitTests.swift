import Diagnostics
import Mustache
import Testing

@Suite struct LimitTests {
  private func faults(_ text: String, _ others: [String: String] = [:]) -> [Diagnostic] {
    let files = others.merging(["main": text]) { $1 }.mapValues { SourceFile(path: "t", text: $0) }
    let shape = Shape("Page", [Shape.Field("a", .flag, "A."), Shape.Field("b", .text, "B.")])
    do throws(DiagnosticList) {
      _ = try TemplateSet(files, roots: ["main": shape])
      return []
    } catch {
      return error.all
    }
  }

  @Test func oneErrorForAMillionOpenSections() {
    let found = faults(String(repeating: "{{#a}}", count: 1_000_000))
    #expect(
      found.map(\.summary) == [
        "Here sections and blocks stand more than 256 deep in one another."
      ])
    #expect(found.first?.place?.position == Position(line: 1, column: 256 * 6 + 1))
  }

  @Test func allowsTheDepthThatItNames() {
    let depth = 256
    let text =
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    #expect(faults(text) == [])
  }

  @Test func fewFaultsForManyMistakes() {
    #expect(faults(String(repeating: "{{x}}", count: 20_000)).count == 50)
    #expect(faults(String(repeating: "{{a", count: 50_000)).count == 50)
    #expect(faults(String(repeating: "{{/a}}", count: 20_000)).count == 50)
  }

  @Test func readsLongTemplates() {
    let line = "some text without a tag in it, and then {{b}}, and {{#a}}more{{/a}}\n"
    #expect(faults(String(repeating: line, count: 8_000)) == [])
    #expect(faults(String(repeating: "{ } ", count: 50_000)) == [])
    #expect(faults("{{b" + String(repeating: " ", count: 50_000) + "}}") == [])
  }

  @Test func templatesThatDoubleAreCheckedOnce() {
    var others: [String: String] = ["t60": "{{b}}"]
    for number in 0..<60 { others["t\(number)"] = "{{>t\(number + 1)}}{{>t\(number + 1)}}" }
    #expect(faults("{{>t0}}", others) == [])
  }

  @Test func givesUpOnTemplatesInTooManyContexts() {
    let leaf = Shape("Leaf", [Shape.Field("x", .text, "X.")])
    let fields = (0..<40).map { Shape.Field("r\($0)", .record(leaf), "R.") }
    var sources = ["t40": "{{x}}"]
    for number in 0..<40 {
      let next = "{{>t\(number + 1)}}"
      sources["t\(number)"] =
        "{{#r\(number)}}\(next){{/r\(number)}}{{#x}}\(next){{/x}}{{#x}}{{#r0}}\(next){{/r0}}{{/x}}"
    }
    let shape = Shape("Page", fields + [Shape.Field("x", .text, "X.")])
    let error = #expect(throws: DiagnosticList.self) {
      try TemplateSet(sources.mapValues { SourceFile(path: "t", text: $0) }, roots: ["t0": shape])
    }
    #expect(
      error?.all.map(\.summary) == [
        "These templates use one another in too many ways to be checked."
      ])
  }

  @Test func recursionOfTheDataIsCutOff() throws {
    let text = try render("a", of: ["a": "x{{#on}}{{>a}}{{>a}}{{/on}}"], with: ["on": true])
    #expect(text.utf8.count > 1_000)
    #expect(text.utf8.count <= 10_001)
  }
}
