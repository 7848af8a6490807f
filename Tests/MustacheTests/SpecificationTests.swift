import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Mustache

/// The published conformance suite, which stands beside the checkout.
///
/// `SourceFile` reads every line end as a line feed, so the cases about CRLF are compared with
/// what they expect read the same way.
@Suite(.needsSharedMaterial) struct SpecificationTests {
  @Test(arguments: [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    "~dynamic-names", "~inheritance",
  ])
  func passes(_ module: String) throws {
    let folder = try #require(SharedMaterial.folder).appending(path: "mustache-spec")
    let data = try Data(contentsOf: folder.appending(path: "\(module).json"))
    let specification = try JSONDecoder().decode(Specification.self, from: data)
    #expect(specification.tests.count > 10)
    for test in specification.tests {
      let expected = SourceFile(path: "", text: test.expected).text
      let templates = (test.partials ?? [:]).merging(["test": test.template]) { first, _ in first }
      let result = try render("test", of: templates, with: test.data.value)
      #expect(result == expected, "\(module): \(test.name)")
    }
  }
}

/// Renders templates that are not checked against a shape.
func render(_ name: String, of templates: [String: String], with value: Value) throws -> String {
  let files = templates.mapValues { SourceFile(path: "t", text: $0) }
  let set = try TemplateSet(unchecked: files)
  var bytes: [UInt8] = []
  set.render(try #require(set.template(name)), with: value, into: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private struct Specification: Decodable {
  let tests: [Case]

  struct Case: Decodable {
    let name: String
    let data: JSON
    let template: String
    let partials: [String: String]?
    let expected: String
  }
}

private indirect enum JSON: Decodable {
  case null
  case flag(Bool)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .text("\(number)")
    } else if let number = try? container.decode(Double.self) {
      self = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var value: Value {
    switch self {
    case .null: .absent
    case .flag(let flag): .flag(flag)
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(\.value))
    case .object(let fields):
      Value(fields: fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) })
    }
  }
}
