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
