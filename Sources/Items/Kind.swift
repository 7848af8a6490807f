/// What sort of thing an item is.
package enum Kind: Hashable, Sendable {
  case album, artist, author, developer, audiobook, book, ebook, magazine, movie, musicVideo
  case podcast, podcastEpisode, app, macApp, song, tvEpisode, tvSeason, tvSeries, game
  /// The store's own word, for a kind that this program does not know; made by `init(word:)`.
  case other(String)

  /// The kinds with a name of their own, in the order of their declaration.
  package static let known: [Kind] = [
    .album, .artist, .author, .developer, .audiobook, .book, .ebook, .magazine, .movie,
    .musicVideo, .podcast, .podcastEpisode, .app, .macApp, .song, .tvEpisode, .tvSeason,
    .tvSeries, .game,
  ]

  /// The known kind that a store's word spells, in singular or plural, else `other`.
  ///
  /// So `Movies`, `tv-season` and `E-Book` are no kinds beside those of the same name.
  package init(word: String) {
    self = Self.knownBySpelling[Self.spelling(of: word)] ?? .other(word)
  }

  private static let knownBySpelling = Dictionary(
    known.map { (spelling(of: $0.word), $0) }, uniquingKeysWith: { first, _ in first })

  /// What all ways to write a kind's word have in common: its letters and digits in small letters,
  /// without the `s` of a plural.
  package static func spelling(of word: String) -> String {
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasSuffix("s") ? String(letters.dropLast()) : letters
  }

  /// The word for files and addresses: `music-video`; for an unknown kind the store's own.
  package var word: String {
    switch self {
    case .album: "album"
    case .artist: "artist"
    case .author: "author"
    case .developer: "developer"
    case .audiobook: "audiobook"
    case .book: "book"
    case .ebook: "ebook"
    case .magazine: "magazine"
    case .movie: "movie"
    case .musicVideo: "music-video"
    case .podcast: "podcast"
    case .podcastEpisode: "podcast-episode"
    case .app: "app"
    case .macApp: "mac-app"
    case .song: "song"
    case .tvEpisode: "tv-episode"
    case .tvSeason: "tv-season"
    case .tvSeries: "tv-series"
    case .game: "game"
    case .other(let word): word
    }
  }

  /// Whether it is somebody who makes things rather than a thing.
  package var isMaker: Bool {
    switch self {
    case .artist, .author, .developer: true
    default: false
    }
  }

  /// Whether its covers stand upright (2:3) rather than square.
  package var isUpright: Bool {
    switch self {
    case .book, .ebook, .magazine, .movie, .tvSeries, .game: true
    default: false
    }
  }
}
