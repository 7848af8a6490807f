import Items

extension ITunesElement {
  /// By `kind`; where there is none, by `wrapperType`.
  var itemKind: Kind {
    switch kind {
    case "song": .song
    case "music-video": .musicVideo
    case "feature-movie": .movie
    case "tv-episode": .tvEpisode
    case "podcast": .podcast
    case "podcast-episode", "podcastEpisode": .podcastEpisode
    case "ebook": .ebook
    case "book": .book
    case "album": .album
    case "software": .app
    case "mac-software": .macApp
    case "audiobook": .audiobook
    case "collection": collectionKind
    case "artist": artistKind
    case let word?: Kind(word: word)
    case nil: .other("item")
    }
  }

  /// Whether it describes who makes things; only then is `artistName` the name of the element.
  var isArtist: Bool { kind == "artist" }

  private var collectionKind: Kind {
    switch subtype {
    case "Album", "Compilation", nil: .album
    case "TV Season": .tvSeason
    case let word?: Kind(word: word)
    }
  }

  private var artistKind: Kind {
    switch subtype {
    case "Author": .author
    case "Software Artist": .developer
    case let word? where !word.hasSuffix("Artist"): Kind(word: word)
    default: .artist
    }
  }

  /// The id that belongs to the kind; an unknown kind takes the most particular one.
  ///
  /// Where that cannot be read, a less particular one would be the same for several things.
  func id(as kind: Kind) -> String? {
    let id =
      switch kind {
      case .album, .tvSeason, .audiobook: collectionId
      case .artist, .author, .developer: artistId
      case .other: [trackId, collectionId, artistId].first { $0 != .missing } ?? .missing
      default: trackId
      }
    return id.text
  }

  /// In seconds.
  ///
  /// A podcast's number is that of its newest episode, and in another unit.
  func duration(as kind: Kind) -> Int? {
    guard kind != .podcast, let trackTimeMillis, trackTimeMillis > 0 else { return nil }
    return Int((Double(trackTimeMillis) / 1000).rounded())
  }

  var explicitness: Item.Explicitness? {
    switch explicitnessWord {
    case "explicit": .explicit
    case "cleaned": .cleaned
    case nil where contentAdvisoryRating == "Explicit": .explicit
    default: nil
    }
  }

  func medium(as kind: Kind) -> Preview.Medium {
    switch kind {
    case .musicVideo, .movie, .tvEpisode: .video
    case .podcastEpisode: episodeContentType == "video" ? .video : .audio
    default: previewUrl?.hasSuffix(".m4v") ?? false ? .video : .audio
    }
  }

  /// In the order of `Fact.Name`.
  func facts(as kind: Kind) -> [Fact] {
    var facts: [Fact] = []
    func add(_ name: Fact.Name, _ value: Fact.Value?) {
      if let value { facts.append(Fact(name, value)) }
    }
    add(.seller, details?.sellerName.map(Fact.Value.text))
    switch kind {
    case .album, .tvSeason, .audiobook, .podcast: add(.tracks, trackCount.map(Fact.Value.number))
    default: break
    }
    add(.discNumber, discNumber.map(Fact.Value.number))
    add(.rated, contentAdvisoryRating.map(Fact.Value.text))
    guard let details else { return facts }
    if !details.languages.isEmpty {
      add(.language, .text(details.languages.joined(separator: ", ")))
    }
    add(.rating, details.rating)
    add(.version, details.version.map(Fact.Value.text))
    add(.size, details.fileSizeBytes.flatMap { $0 > 0 ? .size($0) : nil })
    add(.minimumSystem, details.minimumOsVersion.map(Fact.Value.text))
    add(.bundleID, details.bundleId.map(Fact.Value.text))
    add(.feed, linkable(details.feedUrl).map { .link($0.text) })
    add(.website, linkable(details.sellerUrl).map { .link($0.text) })
    add(.copyright, details.copyright.map(Fact.Value.text))
    return facts
  }
}

extension ITunesElement.Details {
  /// Of 5; an app that nobody has rated carries a 0 that means nothing.
  fileprivate var rating: Fact.Value? {
    guard let averageUserRating, averageUserRating > 0, averageUserRating <= 5 else { return nil }
    return .rating(
      hundredths: Int((averageUserRating * 100).rounded()), of: 5, votes: userRatingCount)
  }
}
