import FileSystem
import Testing

@Suite struct PathTests {
  @Test(
    "What is in a folder, and what only looks so",
    arguments: [
      ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("a/b", "a", "b"), ("/a", "/", "a"),
      ("/a/b", "/", "a/b"), ("/a/\u{301}b", "/a", "\u{301}b"), ("/\u{301}", "/", "\u{301}"),
      ("/a", "/a", nil), ("/", "/", nil), ("/ab", "/a", nil), ("/a", "/a/b", nil),
      ("/a/", "/a", nil),
      ("/\u{E9}/b", "/e\u{301}", nil), ("/A/b", "/a", nil),
    ] as [(String, String, String?)])
  func below(_ path: String, _ folder: String, _ rest: String?) {
    let found = path.path(below: folder)
    #expect(found.map { Array($0.utf8) } == rest.map { Array($0.utf8) })
    #expect(path.isBelow(folder) == (rest != nil))
    #expect(path.isIn(folder) == (rest != nil || path == folder))
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", nil, ""), ("a", nil, "a"), ("", nil, ""),
    ("a/b", "a", "b"), ("/a/\u{301}b", "/a", "\u{301}b"), ("/\u{301}/b", "/\u{301}", "b"),
  ])
  func parts(_ path: String, _ parent: String?, _ name: String) {
    #expect(path.parent.map { Array($0.utf8) } == parent.map { Array($0.utf8) })
    #expect(Array(path.lastName.utf8) == Array(name.utf8))
  }

  @Test func names() {
    #expect(
      "/a//\u{301}b/".pathNames.map { Array($0.utf8) } == [Array("a".utf8), Array("\u{301}b".utf8)])
    #expect("/".pathNames == [])
  }

  @Test func aChainEndsAtAFolderInItself() {
    let chain = FolderChain().entering("/a")?.entering("/a/b")
    #expect(chain?.last == "/a/b")
    #expect(chain?.entering("/a") == nil)
    #expect(chain?.entering("/a/c") != nil)
    var deep: FolderChain? = FolderChain()
    for depth in 0..<FolderChain.depthLimit { deep = deep?.entering("/\(depth)") }
    #expect(deep != nil)
    #expect(deep?.entering("/x") == nil)
  }
}
