import Testing

@testable import Publishing

@Suite struct OutputPathTests {
  @Test(arguments: ["a", "a/b", "...", "..a/b..", "a b", "ü"])
  func accepts(_ path: String) { #expect(OutputPath(path)?.text == path) }

  @Test(arguments: ["", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "a/./b", "a\0", "a\nb"])
  func refuses(_ path: String) {
    #expect(OutputPath(path) == nil)
    #expect(OutputPath(utf8: Array(path.utf8)[...]) == nil)
  }

  @Test func refusesWhatIsNoText() { #expect(OutputPath(utf8: [0x61, 0xFF]) == nil) }

  @Test("Spellings of a letter are paths of their own, in one order")
  func tellsNormalisationsApart() throws {
    let composed = try #require(OutputPath("\u{FC}"))
    let decomposed = try #require(OutputPath("u\u{308}"))
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect((composed < decomposed) != (decomposed < composed))
  }

  @Test func knowsItsFolders() {
    #expect(OutputPath("a/b/c").map { $0.folders.map(\.text) } == ["a/b", "a"])
    #expect(OutputPath("a")?.folder == nil)
  }
}
