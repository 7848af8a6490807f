/// What sort of thing an item is.
package enum Kind: Hashable, Sendable {
  case album, artist, author, developer, audiobook, book, ebook, magazine, movie, musicVideo
  case podcast, podcastEpisode, app, macApp, song, tvEpisode, tvSeason, tvSeries, game
  /// The store's own word, for a kind that this program does not know.
  case other(String)

  /// The kinds with a name of their own, in the order of their declaration.
  package static let known: [Kind] = [
    .album, .artist, .author, .developer, .audiobook, .book, .ebook, .magazine, .movie,
    .musicVideo, .podcast, .podcastEpisode, .app, .macApp, .song, .tvEpisode, .tvSeason,
    .tvSeries, .game,
  ]

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

  /// Whether its covers stand upright (2:3) rather than square.
  package var isUpright: Bool {
    switch self {
    case .book, .ebook, .magazine, .movie, .tvSeries, .game: true
    default: false
    }
  }
}
