import Diagnostics
import Items

/// A search as far as one place of a file says it.
struct SearchDraft {
  let position: Position
  var store: Placed<StoreName>?
  var parameters: [Search.Parameter] = []
  var results: Placed<Int>?
  var details: Placed<Bool>?

  /// `nil` without a store.
  var search: Search? {
    store.map {
      Search(store: $0, parameters: parameters, results: results, details: details)
    }
  }

  /// This search laid over another: what this one says wins, parameter by parameter.
  ///
  /// One that names a store stands alone.
  func over(_ base: SearchDraft) -> SearchDraft {
    guard store == nil else { return self }
    var draft = base
    for parameter in parameters { draft.set(parameter) }
    draft.results = results ?? base.results
    draft.details = details ?? base.details
    return draft
  }

  /// Replaces the parameter of that name where it stands, or adds it at the end.
  mutating func set(_ parameter: Search.Parameter) {
    let index = parameters.firstIndex { $0.name.value == parameter.name.value }
    if let index { parameters[index] = parameter } else { parameters.append(parameter) }
  }
}
