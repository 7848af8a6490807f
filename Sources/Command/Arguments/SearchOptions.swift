import Items
import Recording

struct SearchOptions {
  struct Parameter {
    let name: String
    /// At least one; several make a list.
    let values: [String]
  }

  let store: StoreName
  /// Each name once; the main one first.
  let parameters: [Parameter]
  /// Whether the first parameter is the words to search for.
  var hasWords: Bool { parameters.first?.name == mainParameter }
  /// The parameter that takes the words.
  let mainParameter: String
  /// `nil` takes the store's own number.
  var results: Int?
  var hasDetails = false
  var isJSON = false
  /// Of the query to be written, as given; `nil` only lists the answer.
  var name: String?
  /// In seconds.
  var longestWait = FetchOptions.usualWait
}
