/// A page with what it tells the places where somebody shares its address, in a card.
protocol Shareable: Sendable {
  /// The picture of its card.
  func cover(in edition: Edition) -> Cover?
  var shareType: ShareType { get }
}

extension Shareable {
  func cover(in edition: Edition) -> Cover? { nil }
  var shareType: ShareType { .website }
}
