import Diagnostics
import Items
import Recording

extension Change {
  /// The sorts of change, in the order in which reports list them.
  enum Sort: String, CaseIterable {
    case new, gone, renamed, price, artwork

    /// What follows their number.
    var phrase: String {
      switch self {
      case .new, .gone, .renamed: rawValue
      case .price: "re-priced"
      case .artwork: "with other artwork"
      }
    }
  }

  /// The title as it may be shown on one line.
  var shownTitle: String { (title ?? "(untitled)").onOneLine }

  /// What was before: `was 1.29 USD`; `nil` where nothing was, or nobody would read it.
  var before: String? {
    switch kind {
    case .added, .gone, .artwork: nil
    case .title(let old, _): "was \((old ?? "(untitled)").onOneLine)"
    case .price(let old, let new):
      "\(new?.words ?? "no price"), was \(old?.words ?? "without a price")"
    }
  }
}

extension Change.Kind {
  var sort: Change.Sort {
    switch self {
    case .added: .new
    case .gone: .gone
    case .title: .renamed
    case .price: .price
    case .artwork: .artwork
    }
  }
}
