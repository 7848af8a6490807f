import Items

/// What a page is about, by the words of the Open Graph protocol.
///
/// - SeeAlso: <https://ogp.me/#types>
enum ShareType: String, Sendable {
  case website, article, book, profile
  case song = "music.song"
  case album = "music.album"
  case movie = "video.movie"
  case episode = "video.episode"
  case show = "video.tv_show"
  case otherVideo = "video.other"

  /// `website` for kinds that have no word there.
  init(of kind: Kind) {
    switch kind {
    case .song: self = .song
    case .album: self = .album
    case .book, .ebook, .audiobook: self = .book
    case .movie: self = .movie
    case .tvEpisode: self = .episode
    case .tvSeries, .tvSeason: self = .show
    case .musicVideo: self = .otherVideo
    case .artist, .author: self = .profile
    case .developer, .magazine, .podcast, .podcastEpisode, .app, .macApp, .game, .other:
      self = .website
    }
  }
}
