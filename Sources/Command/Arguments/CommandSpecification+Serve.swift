import Diagnostics

// The commands for beginning a site and working on it.
extension CommandSpecification {
  static let new = CommandSpecification(
    name: "new", summary: "Make a site with a query of each store, to begin with", words: "DIR",
    options: []
  ) { arguments throws(Diagnostic) in
    guard let folder = arguments.words.first, arguments.words.count == 1 else {
      throw Diagnostic(
        .error, "Say which folder the site is to be made in.",
        hints: ["Name one that is not there yet, or '.' for this folder if it is empty."])
    }
    return .new(NewOptions(folder: folder))
  }

  static let serve = CommandSpecification(
    name: "serve", summary: "Show the site in a browser, and keep it up to date as files change",
    options: [
      OptionSpecification(
        "port", value: "N",
        "Listen at port N; otherwise \(ServeOptions.usualPort) or the next that is free"),
      OptionSpecification(
        "host", value: "HOST",
        "Listen at HOST; otherwise \(ServeOptions.usualHost), which only this machine reaches"),
      OptionSpecification("open", "Also open the site in a browser"),
      drafts,
    ]
  ) { arguments throws(Diagnostic) in
    .serve(
      ServeOptions(
        host: arguments.value("host") ?? ServeOptions.usualHost,
        port: try arguments.number("port", in: 0...Int(UInt16.max)).map(UInt16.init),
        opensBrowser: arguments.has("open"), includesDrafts: arguments.has("drafts")))
  }
}
