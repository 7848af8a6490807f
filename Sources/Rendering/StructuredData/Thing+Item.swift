import Indexing
import Items
import Pages

extension Thing {
  /// The item of a page, by its kind.
  init(of page: ItemPage, in edition: Edition) {
    let item = page.entry.item
    let address = edition.addresses.absolute(page.heading.address)
    self.init(
      Class(of: item.kind), named: page.entry.title ?? edition.phrases["untitled"], id: address)
    set(.url, address)
    set(.image, Cover(of: page.entry, in: edition)?.address)
    switch item.kind {
    case .artist: set(.genre, item.genres)
    case .author, .developer: break
    default: setWork(page.entry)
    }
    // What is offered for a price is told so; other ways to a store tell which work it is.
    let references = item.price == nil ? item.links[...] : item.links.dropFirst()
    set(.sameAs, references.filter { !$0.isSponsored }.map(\.address))
  }

  /// What all works have, and then what only some have.
  private mutating func setWork(_ entry: CuratedItem) {
    let item = entry.item
    set(.alternativeHeadline, item.subtitle)
    setMakers(of: item)
    setCollection(of: item)
    setParts(of: item)
    set(.genre, item.genres)
    setDates(of: item)
    if item.kind.hasDuration { set(.duration, item.duration.map(Self.duration)) }
    set(.contentRating, item.fact(.rated))
    if item.explicitness == .explicit { set(.isFamilyFriendly, .flag(false)) }
    set(.publisher, item.fact(.publisher).map { Thing(.organization, named: $0) })
    set(.keywords, entry.tags)
    set(.offers, Thing(offerOf: item))
  }

  /// The offer of an item in its store; `nil` without a price.
  private init?(offerOf item: Item) {
    guard let price = item.price else { return nil }
    self.init(.offer)
    set(.price, .millionths(price.micros))
    set(.priceCurrency, price.namedCurrency)
    set(.url, item.links.first?.address)
    set(.eligibleRegion, item.country?.text)
  }

  private mutating func setDates(of item: Item) {
    if item.kind == .tvSeries, let years = item.years {
      set(.startDate, PartialDate(year: years.start)?.iso)
      set(.endDate, years.end.flatMap { PartialDate(year: $0)?.iso })
    } else {
      set(.datePublished, item.released?.iso)
    }
  }

  /// Numbers and codes of its own kind.
  private mutating func setParts(of item: Item) {
    switch item.kind {
    case .album: set(.numTracks, item.count(.tracks))
    case .tvSeason: set(.numberOfEpisodes, item.count(.tracks))
    case .tvSeries: set(.numberOfSeasons, item.count(.seasons))
    case .book, .ebook:
      set(.isbn, item.fact(.isbn))
      set(.numberOfPages, item.count(.pages))
      set(.inLanguage, item.fact(.language))
      if item.kind == .ebook { set(.bookFormat, "https://schema.org/EBook") }
    case .audiobook: set(.bookFormat, "https://schema.org/AudiobookFormat")
    case .magazine: set(.issn, item.fact(.issn))
    case .podcast: set(.webFeed, item.link(.feed))
    case .app, .macApp:
      set(.operatingSystem, item.kind == .app ? "iOS" : "macOS")
      set(.applicationCategory, item.genres.first)
      set(.softwareVersion, item.fact(.version))
    default: break
    }
  }

  /// `PT1H2M3S`; a negative length counts as 0.
  ///
  /// - SeeAlso: ISO 8601, durations.
  static func duration(seconds: Int) -> String {
    let seconds = max(0, seconds)
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
    let text = parts.map { $0 > 0 ? "\($0)\($1)" : "" }.joined()
    return text.isEmpty ? "PT0S" : "PT\(text)"
  }
}

extension Thing.Class {
  fileprivate init(of kind: Kind) {
    switch kind {
    case .album: self = .album
    case .artist: self = .artist
    case .author: self = .person
    case .developer: self = .organization
    case .audiobook: self = .audiobook
    case .book, .ebook: self = .book
    case .magazine: self = .periodical
    case .movie: self = .movie
    case .musicVideo: self = .musicVideo
    case .podcast: self = .podcast
    case .podcastEpisode: self = .podcastEpisode
    case .app, .macApp: self = .software
    case .song: self = .song
    case .tvEpisode: self = .tvEpisode
    case .tvSeason: self = .tvSeason
    case .tvSeries: self = .tvSeries
    case .game: self = .game
    case .other: self = .work
    }
  }
}

extension Kind {
  /// Whether the vocabulary gives things of this kind a length.
  fileprivate var hasDuration: Bool {
    switch self {
    case .song, .musicVideo, .movie, .tvEpisode, .podcastEpisode, .audiobook: true
    default: false
    }
  }
}
