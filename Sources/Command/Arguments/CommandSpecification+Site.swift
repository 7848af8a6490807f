import Diagnostics
import Publishing

// The commands that make a site of what is there.
extension CommandSpecification {
  private static let output = OptionSpecification(
    "output", value: "DIR",
    "Write to DIR instead of \(OutputFolder.usualName); relative to the site's folder")
  private static let strict = OptionSpecification("strict", "Treat warnings as errors")

  static let build = CommandSpecification(
    name: "build",
    summary:
      "Write the site to \(OutputFolder.usualName)/, after asking for what was never recorded",
    options: [
      output,
      OptionSpecification(
        "url", value: "ADDRESS", "Build for ADDRESS instead of the 'url' of Site/site.yml"),
      OptionSpecification("offline", "Never ask a store; use what is recorded"),
      OptionSpecification("refresh", "Ask the stores again for everything first"),
      OptionSpecification(
        "keep-going",
        "Publish the rest although some files have faults; not where they concern the whole site"),
      drafts, strict,
    ]
  ) { arguments throws(Diagnostic) in
    try arguments.refuse("refresh", beside: "offline")
    return .build(
      BuildOptions(
        output: arguments.value("output") ?? OutputFolder.usualName,
        isOffline: arguments.has("offline"),
        refreshes: arguments.has("refresh"), keepsGoing: arguments.has("keep-going"),
        includesDrafts: arguments.has("drafts"), isStrict: arguments.has("strict"),
        url: try arguments.address("url")))
  }

  static let check = CommandSpecification(
    name: "check", summary: "Look for faults in queries, templates, pages and links; write nothing",
    options: [
      OptionSpecification(
        "external", "Also ask the links to other sites whether they lead somewhere"),
      drafts, strict,
    ]
  ) { arguments in
    .check(
      CheckOptions(
        asksOutside: arguments.has("external"), includesDrafts: arguments.has("drafts"),
        isStrict: arguments.has("strict")))
  }

  static let explain = CommandSpecification(
    name: "explain", summary: "Tell where an item came from and why it stands where it does",
    words: "ID", options: [drafts, json]
  ) { arguments throws(Diagnostic) in
    guard let id = arguments.words.first else {
      throw Diagnostic(
        .error, "Name one item by its id.",
        hints: ["An id is a store, a colon and the store's number: itunes:579373079"])
    }
    return .explain(
      ExplainOptions(
        id: id, includesDrafts: arguments.has("drafts"), isJSON: arguments.has("json")))
  }

  static let clean = CommandSpecification(
    name: "clean", summary: "Remove exactly what build wrote",
    options: [
      output, OptionSpecification("dry-run", "Only list what would be removed"),
    ]
  ) { arguments in
    .clean(
      CleanOptions(
        output: arguments.value("output") ?? OutputFolder.usualName,
        isDryRun: arguments.has("dry-run")))
  }
}
