import Items
import Testing

@Suite struct KindTests {
  @Test(
    "A store's word that spells a known kind is that kind",
    arguments: [
      ("movie", .movie), ("Movies", .movie), ("TV Series", .tvSeries), ("tvSeason", .tvSeason),
      ("E-Book", .ebook), ("music-video", .musicVideo), ("games", .game),
      ("feature-movie", .other("feature-movie")), ("Shorts", .other("Shorts")),
    ] as [(String, Kind)])
  func words(_ word: String, _ kind: Kind) { #expect(Kind(word: word) == kind) }

  @Test("Every known kind is found by its word", arguments: Kind.known)
  func known(_ kind: Kind) { #expect(Kind(word: kind.word) == kind) }
}
