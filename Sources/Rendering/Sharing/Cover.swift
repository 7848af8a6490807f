import Indexing
import Items

/// The picture of a card, at its whole address.
struct Cover: Sendable {
  let address: String
  /// In pixels, where known.
  let width: Int?
  let height: Int?
  /// What it is a picture of.
  let title: String

  /// Returns `nil` without artwork that pages can load, and for a picture of this site when the site has no whole
  /// address.
  init?(of entry: CuratedItem, in edition: Edition) {
    let addresses = edition.addresses
    if let artwork = entry.ownersArtwork {
      guard let address = addresses.absolute(picture: artwork) else { return nil }
      self.address = address
      (width, height) = (nil, nil)
    } else {
      // The letter is for the place of a picture that is missing.
      let art = Art(of: entry, letter: "", in: .page, addresses: addresses)
      guard let address = art.address, let artwork = entry.item.artwork else { return nil }
      self.address = address
      (width, height) = Self.size(of: artwork, entry.item.kind, art)
    }
    title = entry.title ?? edition.phrases["untitled"]
  }

  /// The cover of the first item that has one.
  init?(firstOf entries: some Sequence<CuratedItem>, in edition: Edition) {
    for entry in entries {
      guard let cover = Cover(of: entry, in: edition) else { continue }
      self = cover
      return
    }
    return nil
  }

  /// What is served for a box is as wide as the box only where covers are square.
  private static func size(
    of artwork: Artwork, _ kind: Kind, _ art: Art
  ) -> (width: Int?, height: Int?) {
    switch artwork.sizing {
    case .fixed: (artwork.width, nil)
    case .width: (art.width, nil)
    case .box: kind.hasSquareCovers ? (art.width, art.width) : (nil, nil)
    }
  }
}

extension Kind {
  /// Whether its covers are square in all stores.
  fileprivate var hasSquareCovers: Bool {
    switch self {
    case .album, .song, .audiobook, .podcast, .app, .macApp: true
    default: false
    }
  }
}
