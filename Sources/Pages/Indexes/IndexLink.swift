/// A link to an index over the site, or to a value of one.
package struct IndexLink: Equatable, Sendable {
  package let caption: Caption
  package let address: Address
  /// How many values or items are listed there; of a tag its catalogs count too.
  package let count: Int

  package init(_ caption: Caption, address: Address, count: Int) {
    self.caption = caption
    self.address = address
    self.count = count
  }
}
