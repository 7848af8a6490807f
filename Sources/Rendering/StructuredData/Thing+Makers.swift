import Items

extension Thing {
  /// Those who made it, under the property that their part in it has.
  mutating func setMakers(of item: Item) {
    switch item.kind {
    case .song, .album: set(.byArtist, item.makers(.artist))
    case .musicVideo: set(.creator, item.makers(.artist))
    case .movie, .tvSeries, .game:
      set(item.isByWriters ? .author : .director, item.makers(.person))
    case .tvEpisode where item.isSoldByItsShow: break
    case .tvEpisode: set(item.isByWriters ? .author : .director, item.makers(.person))
    case .tvSeason: break
    case .app, .macApp, .podcast, .podcastEpisode: set(.author, item.makers(.organization))
    case .book, .ebook, .audiobook, .magazine: set(.author, item.makers(.person))
    case .artist, .author, .developer, .other: set(.creator, item.makers(.person))
    }
  }

  /// What it is a part of, and its place there.
  mutating func setCollection(of item: Item) {
    let collection = item.collection
    switch item.kind {
    case .song:
      set(.inAlbum, collection.map { Thing($0, as: .album) })
      set(.position, collection?.number)
    case .podcastEpisode: set(.partOfSeries, collection.map { Thing($0, as: .podcast) })
    case .tvEpisode:
      set(.episodeNumber, item.count(.episode) ?? collection?.number)
      if item.isSoldByItsShow {
        set(.partOfSeason, collection.map { Thing($0, as: .tvSeason) })
        set(.partOfSeries, item.makers(.tvSeries))
      } else {
        set(.partOfSeason, Thing(seasonOf: item))
        set(.partOfSeries, collection.map { Thing($0, as: .tvSeries) })
      }
    case .tvSeason: set(.partOfSeries, item.makers(.tvSeries))
    default: break
    }
  }

  private init(_ collection: Item.Collection, as type: Class) {
    self.init(type, named: collection.name)
    set(.sameAs, collection.link)
  }

  private init?(seasonOf item: Item) {
    guard let number = item.count(.season) else { return nil }
    self.init(.tvSeason)
    set(.seasonNumber, number)
  }
}

extension Item {
  /// Its creators, all as things of one type.
  fileprivate func makers(_ type: Thing.Class) -> [Thing] {
    creators.map { creator in
      var maker = Thing(type, named: creator.name)
      maker.set(.sameAs, creator.link)
      return maker
    }
  }

  /// Whether its creators are those who wrote it, as no director is known.
  fileprivate var isByWriters: Bool { fact(.director) == nil && fact(.writer) != nil }

  /// Whether an episode has its show for a creator and its season for a collection, as in shops.
  ///
  /// Where it is described rather than sold, its number in the show is a fact, and its collection
  /// is the show.
  fileprivate var isSoldByItsShow: Bool { count(.season) == nil && count(.episode) == nil }
}
