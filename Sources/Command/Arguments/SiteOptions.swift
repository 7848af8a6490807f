import Publishing
import QueryFiles

struct BuildOptions {
  /// As given, relative to the site's folder.
  var output = OutputFolder.usualName
  /// Never ask a store.
  var isOffline = false
  /// Ask the stores again for everything, and not only for what was never recorded.
  var refreshes = false
  /// Publish the pages of faultless queries although others have faults.
  var keepsGoing = false
  var includesDrafts = false
  /// Warnings are errors.
  var isStrict = false
  /// Where the site is to stand this time, whatever its settings say.
  var url: SiteAddress?

  /// The options that change what is built.
  var stamp: String { "drafts: \(includesDrafts)" + (url.map { ", url: \($0.text)" } ?? "") }
}

struct CheckOptions {
  /// Ask the links to the pages of others whether they lead somewhere.
  var asksOutside = false
  var includesDrafts = false
  var isStrict = false
}

struct ExplainOptions {
  /// As given.
  let id: String
  var includesDrafts = false
  var isJSON = false
}

struct CleanOptions {
  var output = OutputFolder.usualName
  var isDryRun = false
}
