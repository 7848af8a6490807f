import Indexing
import Items

/// An item's picture in the size its place asks for, and what stands there when it is missing.
struct Art: Sendable {
  enum Place: Sendable {
    /// A row, which is also the tile of the grid.
    case row
    case shelf
    case page
  }

  let cloth: Cloth
  /// Empty when the title has neither letter nor digit.
  let letter: String
  /// Whether the cover stands upright, 2:3, rather than square.
  let isUpright: Bool
  /// `nil` without artwork.
  let address: String?
  /// In pixels of the picture asked for; browsers keep room of this shape.
  let width: Int
  let height: Int

  init(of entry: CuratedItem, letter: String, in place: Place, addresses: Addresses) {
    cloth = Cloth(of: entry.id)
    self.letter = letter
    isUpright = entry.item.kind.isUpright
    let width = place == .page ? 600 : 200
    if let artwork = entry.ownersArtwork {
      address = addresses.owners(artwork)
      self.width = width
    } else if let artwork = entry.item.artwork, Self.isUsable(artwork.address) {
      address = artwork.address(pixels: Self.pixels(artwork.sizing, isUpright, place))
      self.width = artwork.sizing == .fixed ? artwork.width ?? width : width
    } else {
      address = nil
      self.width = width
    }
    height = isUpright ? self.width / 2 * 3 : self.width
  }

  /// A box is as wide as high, so an upright cover of 200 pixels needs one of 300.
  ///
  /// On a shelf covers are small whatever their shape.
  private static func pixels(_ sizing: Artwork.Sizing, _ isUpright: Bool, _ place: Place) -> Int {
    switch (place, sizing) {
    case (.page, _): 600
    case (.row, .box): isUpright ? 300 : 200
    default: 200
    }
  }

  private static func isUsable(_ address: String) -> Bool { address.hasPrefix("https://") }
}
