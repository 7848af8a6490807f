package import Items

/// A price before and after a change; `nil` where the store named none.
package struct PriceChange: Hashable, Sendable {
  package let from: Price?
  package let to: Price?

  package init(from: Price?, to: Price?) {
    self.from = from
    self.to = to
  }
}
