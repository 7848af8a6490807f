import Items
import Testing

@Suite struct PriceTests {
  @Test(
    "Free is free in every currency, and no price is like no price alone",
    arguments: [
      ((129, "USD"), (129, "USD"), true), ((129, "USD"), (129, "EUR"), false),
      ((129, "USD"), (99, "USD"), false), ((0, "XXX"), (0, "USD"), true),
      ((0, "USD"), (1, "USD"), false),
    ] as [((Int, String), (Int, String), Bool)])
  func costsAsMuch(_ one: (Int, String), _ other: (Int, String), _ isSame: Bool) throws {
    let one = try #require(Price(micros: one.0, currency: one.1))
    let other = try #require(Price(micros: other.0, currency: other.1))
    #expect(one.costs(asMuchAs: other) == isSame)
    let (known, unknown): (Price?, Price?) = (one, nil)
    #expect(known.costs(asMuchAs: other) == isSame)
    #expect(!known.costs(asMuchAs: unknown))
    #expect(!unknown.costs(asMuchAs: known))
    #expect(unknown.costs(asMuchAs: unknown))
  }
}
