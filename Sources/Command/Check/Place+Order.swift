import Diagnostics

extension Place? {
  /// Whether what is told at one place comes before what is told at another: what has a place in the
  /// owner's files first; `nil` where the places do not tell, as two without.
  func comesBefore(_ other: Place?) -> Bool? {
    switch (self, other) {
    case (let one?, let other?): one == other ? nil : one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): nil
    }
  }
}
