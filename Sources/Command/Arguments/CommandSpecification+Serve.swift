import Diagnostics

extension CommandSpecification {
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
