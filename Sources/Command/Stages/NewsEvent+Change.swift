import Pages
import Recording

extension NewsEvent {
  /// A change as pages tell it; `nil` for what they tell nothing of: titles and pictures.
  init?(_ change: Change) {
    let kind: Kind
    switch change.kind {
    case .added: kind = .added
    case .gone(let last): kind = .gone(last: last)
    case .price(let old, let new): kind = .price(PriceChange(from: old, to: new))
    case .title, .artwork: return nil
    }
    self.init(moment: change.date, id: change.id, kind)
  }
}
