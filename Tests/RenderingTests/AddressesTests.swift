import Items
import Links
import Testing

@testable import Pages
@testable import Rendering

@Suite struct AddressesTests {
  let addresses = Addresses(of: SamplePages.site)

  @Test(
    "SG-17: paths are percent-encoded, files are not",
    arguments: [
      ("", "/long/"), ("müsli/", "/long/m%C3%BCsli/"), ("by/creator/周杰伦/", nil),
      ("404.html", "/long/404.html"), ("a b/c?#%/", "/long/a%20b/c%3F%23%25/"),
    ])
  func href(_ path: String, _ expected: String?) {
    let href = addresses.href(Address(path))
    #expect(href == expected ?? "/long/by/creator/%E5%91%A8%E6%9D%B0%E4%BC%A6/")
    #expect(addresses.absolute(Address(path)) == "https://shelf.example.org" + href)
  }

  @Test func aTargetOnTheSamePageIsItsFragment() {
    let page = Address("queens/")
    let target = Target(page, fragment: "ä")
    #expect(addresses.href(target) == "/long/queens/#%C3%A4")
    #expect(addresses.href(target, from: page) == "#%C3%A4")
    #expect(addresses.href(Target(page), from: page) == "/long/queens/")
  }

  @Test(arguments: [
    ("https://example.org/a", "https://example.org/a"),
    ("mailto:a@example.org", "mailto:a@example.org"),
    ("#here", "/long/#here"), ("about/", "/long/about/"), ("../b/", "/b/"),
    ("/assets/ü.png?a=b#c", "/long/assets/%C3%BC.png?a=b#c"), ("a%20b/", "/long/a%20b/"),
  ])
  func ownersAddress(_ written: String, _ href: String) throws {
    let link = try OwnersLink(written, as: .link)
    #expect(addresses.owners(link) == href)
    #expect(addresses.href(.link(link)) == href)
  }

  @Test func clothIsTheSameInEveryBuild() {
    #expect(Cloth(of: SampleItems.bohemianRhapsody.id).styleClass == "c3")
    #expect(Set(SampleItems.all.map { Cloth(of: $0.id).number }).isSubset(of: [1, 2, 3, 4, 5]))
  }
}
