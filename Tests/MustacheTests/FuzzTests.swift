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

  @Test(arguments: 0..<20)
  func randomTemplatesNeitherTrapNorHang(_ seed: UInt64) throws {
    var random = Random(state: seed)
    let data: Value = [
      "a": "p", "b": nil, "c": [["a": "q", "x": true], ["b": "2", "d": ["3", "4"]]],
    ]
    var rendered = 0
    for _ in 0..<150 {
      let sources = ["main", "p", "q"].map { name in
        let count = Int.random(in: 0..<14, using: &random)
        let parts = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }
        return (name, SourceFile(path: name, text: parts.joined()))
      }
      let files = Dictionary(uniqueKeysWithValues: sources)
      let shape = try #require(data.shape)
      do throws(DiagnosticList) {
        _ = try TemplateSet(files, roots: ["main": shape])
      } catch {
        #expect(error.all.allSatisfy { $0.description.isEmpty == false })
      }
      guard let set = try? TemplateSet(unchecked: files) else { continue }
      var bytes: [UInt8] = []
      set.render(try #require(set.template("main")), with: .init(shape, []), into: &bytes)
      let context = try #require(data.context)
      set.render(try #require(set.template("main")), with: context, into: &bytes)
      #expect(String(validating: bytes, as: UTF8.self) != nil)
      rendered += 1
    }
    #expect(rendered > 10)
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
