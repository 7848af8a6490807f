import Pages
import Recording

extension NewsEvent {
  /// A change as pages tell it; `nil` for what they tell nothing of: titles and pictures.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - moment: Its date.
  init?(_ change: Change, at moment: String) {
    let kind: Kind
    switch change.kind {
    case .added: kind = .added
    case .gone(let last): kind = .gone(last: last)
    case .price(let old, let new): kind = .price(PriceChange(from: old, to: new))
    case .title, .artwork: return nil
    }
    self.init(moment: moment, id: change.id, kind)
  }
}
