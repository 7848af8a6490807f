import Diagnostics
import Items
import Testing

@testable import Command

/// The table of `search`.
@Suite struct ItemTableTests {
  private static func item(
    _ id: Int, _ title: String?, by creator: String = "Anna", price: Int? = nil
  ) -> Item {
    var item = Item(
      id: ItemID(store: StoreName("itunes"), value: String(id)), kind: .song, title: title)
    item.creators = creator.isEmpty ? [] : [Item.Creator(name: creator)]
    item.price = price.flatMap { Price(micros: $0, currency: "USD") }
    return item
  }

  @Test("columns are aligned by what a terminal shows, wide letters count double")
  func aligned() {
    let items = [
      Self.item(1, "Mia", price: 1_290_000), Self.item(22, "赤い糸", by: "中島みゆき", price: 0),
      Self.item(3, nil, by: ""), Self.item(4, "e\u{301}te\u{301}"),
    ]
    #expect(
      ItemTable(items).lines(width: nil) == [
        "KIND  TITLE       CREATOR     PRICE     ID",
        "song  Mia         Anna        1.29 USD  itunes:1",
        "song  赤い糸      中島みゆき  free      itunes:22",
        "song  (untitled)                        itunes:3",
        "song  e\u{301}te\u{301}         Anna                  itunes:4",
      ])
  }

  @Test("on a terminal titles and creators are cut, ids never", arguments: [40, 60, 80])
  func cut(_ width: Int) {
    let long = String(repeating: "長い題 long ", count: 20)
    let lines = ItemTable([Self.item(579_373_079, long, by: long)]).lines(width: width)
    #expect(lines.allSatisfy { $0.hasSuffix("itunes:579373079") || $0.hasSuffix("ID") })
    #expect(width < 60 || lines.allSatisfy { $0.displayWidth <= width })
    #expect(lines[1].contains("…"))
    let whole = ItemTable([Self.item(1, long)]).lines(width: nil)
    #expect(whole[1].contains(long.dropLast()))
  }

  @Test("a store's text makes no tab, no line and no escape")
  func hostile() {
    let lines = ItemTable([Self.item(1, "a\tb\n\u{1B}[2Jc\u{2028}d")]).lines(width: nil)
    #expect(lines[1].hasPrefix("song  a b  [2Jc d  Anna"))
  }
}
