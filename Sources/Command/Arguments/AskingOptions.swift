import Items
import Recording

struct FetchCommandOptions {
  /// Queries, lists and folders, as given; empty for all.
  var names: [String] = []
  var isDryRun = false
  /// The file for the report in Markdown, as given.
  var report: String?
  var includesDrafts = false
  var isJSON = false
  var how = FetchOptions()
}

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
  var longestWait = FetchOptions().longestWait
}
