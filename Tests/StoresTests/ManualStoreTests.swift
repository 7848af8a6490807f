import Items
import TestSupport
import Testing

@testable import Stores

/// What the manual says that each store can be asked, generated from the stores' own tables.
///
/// `RECORD_TABLE=1` writes it anew, and fails the tests.
@Suite(.serialized) struct ManualStoreTests {
  @Test("the manual lists the parameters of each store", arguments: StoreRegistry.all.map(\.name))
  func parameters(of name: StoreName) throws {
    let store = try #require(StoreRegistry.store(named: name))
    let lines = store.parameters.map { parameter in
      let end = parameter.summary.hasSuffix("…") ? "" : "."
      let several = parameter.takesSeveral ? " or a list" : ""
      return "- `\(parameter.name)`, *\(parameter.value)*\(several): \(parameter.summary)\(end)\n"
    }
    try Self.expect(lines, below: "### The parameters of \(name.text)")
  }

  @Test("the manual lists the categories of itunes")
  func categories() throws {
    let lines = ITunesCategory.allCases.map { category in
      let entity = category.entity.map { ", `entity: \($0)`" } ?? ""
      return "- `\(category.rawValue)`: `media: \(category.media)`\(entity).\n"
    }
    try Self.expect(lines, below: "### The categories of itunes")
  }

  @Test("the manual lists the media of itunes with what fits them")
  func media() throws {
    let lines = ITunesMedium.all.map { medium in
      let attributes = medium.attributes.map { "`\($0)`" }.joined(separator: ", ")
      return "- `\(medium.name)`. Entities: "
        + medium.entities.map { "`\($0)`" }.joined(separator: ", ")
        + (attributes.isEmpty ? ". No attributes.\n" : ". Attributes: \(attributes).\n")
    }
    try Self.expect(lines, below: "### The media of itunes")
  }

  private static func expect(_ lines: [String], below heading: String) throws {
    try ManualPage("manual/stores").expect("\n" + lines.joined() + "\n", below: heading)
  }
}
