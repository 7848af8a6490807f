import Links
import Testing

@Suite struct HostNameTests {
  @Test(
    "A host is named in ASCII, as it is asked for",
    arguments: [
      ("Example.org", "Example.org"), ("ex_ample.org.", "ex_ample.org."),
      ("exämple.org", "xn--exmple-cua.org"), ("EXA\u{308}MPLE.org", "xn--exmple-cua.org"),
      ("例え.jp", "xn--r8jz45g.jp"),
      (String(repeating: "a", count: 63), String(repeating: "a", count: 63)),
      (String(repeating: "a", count: 64), nil),
      (String(repeating: "abcdefg.", count: 32), nil),
      ("", nil), (".", nil), ("a..example", nil), (".a", nil), ("a b", nil), ("[[", nil),
      ("a:80", nil), ("ä b.org", nil), ("ä..org", nil), ("ä/b", nil), ("ä:80", nil),
      ("a%20b", nil), ("ä%20b", nil),
    ])
  func inASCII(_ name: String, _ expected: String?) {
    #expect(HostName.inASCII(name) == expected)
  }
}
