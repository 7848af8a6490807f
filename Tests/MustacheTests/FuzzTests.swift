import Diagnostics
import Mustache
import Testing

@Suite struct FuzzTests {
  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{>p}}", "{{>*a}}",
    "{{<p}}", "{{/p}}", "{{$x}}", "{{/x}}", "{{=", "=}}", "{{=| |=}}", "|", "{{! ", "{{a}}",
    "{{&a}}", "{{.}}", "{{a.b}}", "{{#.}}", "{{/.}}", "{{#c}}", "{{/c}}", "{{<*a}}", "{{/*a}}",
    "\n", "  ", "\t", "text", "é", "\u{1F600}", ".", "a", "\r\n",
  ]

  /// Templates in which everything is closed; `@` stands for another one.
  private static let whole = [
    "{{#a}}@{{/a}}", "{{^b}}@{{/b}}", "{{#c}}\n@\n{{/c}}\n", "{{#.}}@{{/.}}", "{{>p}}",
    "  {{>q}}\n",
    "{{<p}}{{$x}}@{{/x}}{{/p}}", "{{<q}} {{$x}}\n  @\n {{/x}}{{/q}}\n", "{{$x}}@{{/x}}",
    "  {{$x}}\n    @\n  {{/x}}\n", "{{<*a}}{{$x}}@{{/x}}{{/*a}}", "{{>*a}}", "{{a}}", "{{{d}}}",
    "{{=| |=}}@|={{ }}=|", "{{! @ }}", "\n", "a é", "@@", "@\n@",
  ]

  private let data: Value = [
    "a": "p", "b": nil, "c": [["a": "q", "x": true], ["b": "2", "d": ["3", "4"]]],
  ]

  @Test(arguments: 0..<10)
  func randomTagsAreReadOrReported(_ seed: UInt64) throws {
    var random = Random(state: seed)
    for _ in 0..<100 {
      try check(&random) { random in
        let count = Int.random(in: 0..<14, using: &random)
        return (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      }
    }
  }

  @Test(arguments: 10..<20)
  func randomTemplatesAreRendered(_ seed: UInt64) throws {
    var random = Random(state: seed)
    for _ in 0..<50 {
      try check(&random) { random in
        var text = "@"
        for _ in 0..<8 {
          let parts = text.split(separator: "@", omittingEmptySubsequences: false)
          text = parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
            text += (Self.whole.randomElement(using: &random) ?? "") + part
          }
          if text.utf8.count > 2_000 { break }
        }
        return text.replacing("@", with: "")
      }
    }
  }

  /// Checks and renders three templates that may use one another.
  private func check(
    _ random: inout Random, _ text: (inout Random) -> String
  ) throws {
    var files: [String: SourceFile] = [:]
    for name in ["main", "p", "q"] { files[name] = SourceFile(path: name, text: text(&random)) }
    let context = try #require(data.context)
    do throws(DiagnosticList) {
      _ = try TemplateSet(files, roots: ["main": context.shape])
    } catch {
      #expect(error.all.allSatisfy { $0.description.isEmpty == false })
    }
    guard let set = try? TemplateSet(unchecked: files) else { return }
    let template = try #require(set.template("main"))
    var bytes: [UInt8] = []
    set.render(template, with: Context(context.shape, []), into: &bytes)
    set.render(template, with: context, into: &bytes)
    #expect(String(validating: bytes, as: UTF8.self) != nil)
  }
}

/// The same numbers on every machine.
///
/// - SeeAlso: SplitMix64, <https://prng.di.unimi.it/splitmix64.c>
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
