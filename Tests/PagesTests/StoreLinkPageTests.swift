import Items
import Pages
import Testing

@Suite struct StoreLinkPageTests {
  private func link(_ campaign: String) -> Item.StoreLink {
    Item.StoreLink(
      label: "apple-music", address: "https://music.apple.com/us/album/1?i=2&at=T#x",
      isSponsored: true,
      campaign: .init(
        head: "https://music.apple.com/us/album/1?i=2&at=T&ct=", template: campaign, tail: "#x",
        limit: 40))
  }

  @Test(
    "AF-13 a campaign identifies the page, in letters, digits, - and _",
    arguments: [
      ("{page}", "music/queen", "music-queen"), ("a-{page}-b", "bands/rush", "a-bands-rush-b"),
      ("{page}", "müsli und brot", "musli-und-brot"), ("t-{page}", "日本", "t-ri-ben"),
      ("t-{page}", "中国", "t-zhong-guo"), ("t-{page}", "!?", "t-8faf83"),
      ("{page}{page}", "a_B9", "a_B9a_B9"), ("shelf", "music/queen", "shelf"),
      ("{page}", String(repeating: "a", count: 40), String(repeating: "a", count: 40)),
      (
        "{page}", String(repeating: "a", count: 80),
        String(repeating: "a", count: 33) + "-0f45e8"
      ),
      (
        "shelf-{page}", String(repeating: "b", count: 80),
        "shelf-" + String(repeating: "b", count: 27) + "-18766a"
      ),
      (
        "a123456789b123456789c123456789d12345-{page}", "queen",
        "a123456789b123456789c123456789d12345-a9c"
      ),
    ])
  func fillsIn(_ campaign: String, _ page: String, _ expected: String) {
    #expect(
      link(campaign).address(onPage: page)
        == "https://music.apple.com/us/album/1?i=2&at=T&ct=\(expected)#x")
  }

  @Test func otherLinksAreLeftAlone() {
    for address in ["https://a.example/?at=T&ct={page}", "https://a.example/?x=ct=1"] {
      let link = Item.StoreLink(label: "x", address: address, isSponsored: true)
      #expect(link.address(onPage: "a") == address)
    }
  }
}
