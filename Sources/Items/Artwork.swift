/// A picture of an item, at the store's own address.
package struct Artwork: Hashable, Sendable {
  /// Where the width of the wanted size goes, when the store serves any size.
  package enum Sizing: Hashable, Sendable {
    /// The address is fixed.
    case fixed
    /// `prefix` + `WxH` + `suffix` is the address of another size of the same picture.
    case box(prefix: String, suffix: String)
    /// `prefix` + the width + `suffix` is the address of another size of the same picture.
    case width(prefix: String, suffix: String)
  }

  /// As the store gave it, https.
  package let address: String
  package let sizing: Sizing
  /// The width in pixels of what `address` serves, where the store says so.
  package let width: Int?

  package init(address: String, sizing: Sizing = .fixed, width: Int? = nil) {
    self.address = address
    self.sizing = sizing
    self.width = width
  }

  /// The address of the picture in a box of that many pixels, or as given when it has no sizes.
  package func address(pixels: Int) -> String {
    switch sizing {
    case .fixed: address
    case .box(let prefix, let suffix): "\(prefix)\(pixels)x\(pixels)\(suffix)"
    case .width(let prefix, let suffix): "\(prefix)\(pixels)\(suffix)"
    }
  }
}
