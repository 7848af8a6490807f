import Links
import Testing

@testable import Preview

struct SiteChangeTests {
  @Test("a page whose sheets have other names is restyled, though one name is the end of another")
  func restylesByWholeNames() throws {
    func site(_ inner: String, _ outer: String) -> ServedSite {
      let names = ["assets/theme.\(inner).css", "theme.\(outer).css"]
      let links = names.map { "<link rel=\"stylesheet\" href=\"/\($0)\">" }.joined()
      return ServedSite(
        [
          "index.html": ServedFile(Array("<head>\(links)</head>".utf8)),
          names[0]: ServedFile(Array("h1 { top: \(inner) }".utf8)),
          names[1]: ServedFile(Array("h2 { top: \(outer) }".utf8)),
        ], at: .root)
    }
    let page = try #require(RequestPath("/".utf8))
    // The order of a dictionary differs from one to the next.
    for number in 0..<20 {
      let change = SiteChange(
        from: site("1\(number)", "1\(number)"), to: site("2\(number)", "3\(number)"))
      #expect(change.effect(on: page) == .restyled)
    }
  }
}
