/// The parameter `category`: this program's shorthand for `media` and `entity` together.
enum ITunesCategory: String, CaseIterable {
  case all, music, software, ebooks, movies
  case musicVideos = "music-videos"
  case podcasts, audiobooks, tv

  var media: String {
    switch self {
    case .all: "all"
    case .music: "music"
    case .software: "software"
    case .ebooks: "ebook"
    case .movies: "movie"
    case .musicVideos: "musicVideo"
    case .podcasts: "podcast"
    case .audiobooks: "audiobook"
    case .tv: "tvShow"
    }
  }

  /// `nil` where the medium itself says it: a search over everything has no one kind of result.
  var entity: String? {
    switch self {
    case .all: nil
    case .music: "song"
    case .software: "software"
    case .ebooks: "ebook"
    case .movies: "movie"
    case .musicVideos: "musicVideo"
    case .podcasts: "podcast"
    case .audiobooks: "audiobook"
    case .tv: "tvEpisode"
    }
  }
}
