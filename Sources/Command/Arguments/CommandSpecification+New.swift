import Diagnostics

extension CommandSpecification {
  static let new = CommandSpecification(
    name: "new", summary: "Make a site with a query of each store, to begin with", words: "DIR",
    options: []
  ) { arguments throws(Diagnostic) in
    guard let folder = arguments.words.first else {
      throw Diagnostic(
        .error, "Say which folder the site is to be made in.",
        hints: ["Name one that is not there yet, or '.' for this folder if it is empty."])
    }
    return .new(NewOptions(folder: folder))
  }
}
