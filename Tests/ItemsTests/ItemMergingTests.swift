import Items
import Testing

@Suite struct ItemMergingTests {
  private let id = ItemID(store: StoreName("omdb"), value: "tt0000001")

  @Test func aRecordCompletesASearch() throws {
    var found = Item(id: id, kind: .movie, title: "Man of Steel")
    found.released = PartialDate(year: 2013)
    found.artwork = Artwork(address: "https://a.example/1.jpg")
    found.facts = [Fact(.rated, .text("PG")), Fact(.awards, .text("None"))]
    var detail = Item(id: id, kind: .movie, title: nil)
    detail.released = PartialDate(year: 2013, month: 6, day: 14)
    detail.genres = ["Action"]
    detail.facts = [Fact(.director, .text("Zack Snyder")), Fact(.rated, .text("PG-13"))]
    let whole = found.completed(by: detail)
    #expect(whole.title == "Man of Steel")
    #expect(whole.released?.iso == "2013-06-14")
    #expect(whole.artwork == found.artwork)
    #expect(whole.genres == ["Action"])
    #expect(
      whole.facts == [
        Fact(.director, .text("Zack Snyder")), Fact(.rated, .text("PG-13")),
        Fact(.awards, .text("None")),
      ])
  }

  @Test func aRecordsPriceBringsItsListPrice() throws {
    var found = Item(id: id, kind: .book, title: "A")
    found.price = Price(micros: 10, currency: "EUR")
    found.listPrice = Price(micros: 20, currency: "EUR")
    var detail = Item(id: id, kind: .book, title: "A")
    #expect(found.completed(by: detail).listPrice?.micros == 20)
    detail.price = Price(micros: 30, currency: "EUR")
    #expect(found.completed(by: detail).price?.micros == 30)
    #expect(found.completed(by: detail).listPrice == nil)
  }

  @Test func countsWhatIsKnown() {
    var item = Item(id: id, kind: .movie, title: nil)
    #expect(item.knownFields == 0)
    item.title = "A"
    item.genres = ["Action"]
    item.facts = [Fact(.rated, .text("R")), Fact(.seasons, .number(1))]
    #expect(item.knownFields == 4)
  }
}
