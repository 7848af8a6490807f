import Diagnostics
import Publishing
import Testing

/// Lists of built files that came with a site which somebody else has made.
@Suite struct ForeignListTests {
  private static let header = "thumbindex-output 1\n"

  @Test(
    "A list that is none, or names what no build writes, is an error, and nothing is removed",
    arguments: [
      header + "../victim.txt\n", header + "a/../../victim.txt\n", header + "/victim.txt\n",
      header + "a//b\n", header + "a/./b\n", header + "a/\n", header + "a\0b\n",
      header + "a\n\nb\n", header + "a", "", "a\n", "thumbindex-output 2\na\n", "victim.txt",
    ])
  func pending(_ text: String) throws {
    try check(text, in: "pending")
  }

  @Test(
    arguments: ["../victim.txt", "a/../../victim.txt", "/victim.txt", "a//b", "a/./b", "", "a\0b"])
  func finished(_ path: String) throws {
    try check("\(Self.header)inputs -\n0 0 0 \(path)\n", in: "txt")
  }

  private func check(_ text: String, in ending: String) throws {
    let folder = try Folder()
    try folder.build(["a": "1"])
    try folder.write("mine", to: "victim.txt")
    let list = try #require(folder.lists().first)
    let name = ".thumbindex/\(list.dropLast("txt".count))\(ending)"
    try folder.write(text, to: name)
    let fault = """
      \(name): error: The list of built files cannot be read: it is no list of this version of \
      Thumbindex.
      hint: Let it be read, or delete it and build again: old files that are in the way will be named.
      """
    let building = #expect(throws: DiagnosticList.self) { try folder.build(["a": "2"]) }
    #expect(building?.all.map(\.description) == [fault])
    let cleaning = #expect(throws: Diagnostic.self) { try Cleaning(of: folder.output()).trial() }
    #expect(cleaning?.description == fault)
    let removing = #expect(throws: DiagnosticList.self) { try Cleaning(of: folder.output()).run() }
    #expect(removing?.all.map(\.description) == [fault])
    #expect(folder.text("victim.txt") == "mine")
    #expect(folder.text("_site/a") == "1")
  }
}
