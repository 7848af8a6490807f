import Links
import Testing

@Suite struct HostNameTests {
  @Test(
    "A host is named in ASCII, as it is asked for",
    arguments: [
      ("example.org", "example.org"), ("ex_ample.org:80", "ex_ample.org:80"),
      ("exämple.org", "xn--exmple-cua.org"), ("EXA\u{308}MPLE.org:80", "xn--exmple-cua.org:80"),
      ("例え.jp", "xn--r8jz45g.jp"), ("ä b.org", nil), ("ä..org", nil), ("ä/b", "xn--4ca/b"),
    ])
  func inASCII(_ name: String, _ expected: String?) {
    #expect(HostName.inASCII(name) == expected)
  }
}
