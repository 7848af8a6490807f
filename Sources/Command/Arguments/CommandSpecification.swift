/// One command: its name, its options, and what it makes of them.
struct CommandSpecification: Sendable {
  let name: String
  let summary: String
  let options: [OptionSpecification]
  let action: @Sendable (ParsedArguments) -> Invocation.Action

  /// In the order in which the help lists them.
  static let all: [CommandSpecification] = [build, check, clean]

  static var names: [String] { all.map(\.name) }

  static func named(_ name: String) -> CommandSpecification? { all.first { $0.name == name } }

  /// The options that every command has.
  static let general = [
    OptionSpecification(
      "directory", letter: "C", value: "DIR", "Work in DIR instead of the current folder"),
    OptionSpecification("quiet", letter: "q", "Say nothing but warnings and errors"),
    OptionSpecification("verbose", letter: "v", "Say what is done"),
    OptionSpecification("help", letter: "h", "Show this help"),
    OptionSpecification("version", "Show the version"),
  ]

  private static let output = OptionSpecification(
    "output", value: "DIR", "Write to DIR instead of _site; relative to the site's folder")
  private static let drafts = OptionSpecification("drafts", "Include drafts")
  private static let strict = OptionSpecification("strict", "Treat warnings as errors")

  private static let build = CommandSpecification(
    name: "build", summary: "Write the site to _site/",
    options: [
      output,
      OptionSpecification("offline", "Never ask a store; use what is recorded"),
      OptionSpecification("keep-going", "Publish the rest although some files have faults"),
      drafts, strict,
    ]
  ) { arguments in
    .build(
      BuildOptions(
        output: arguments.value("output") ?? "_site", isOffline: arguments.has("offline"),
        keepsGoing: arguments.has("keep-going"), includesDrafts: arguments.has("drafts"),
        isStrict: arguments.has("strict")))
  }

  private static let check = CommandSpecification(
    name: "check", summary: "Look for faults in queries, templates and links; write nothing",
    options: [drafts, strict]
  ) { arguments in
    .check(
      CheckOptions(
        includesDrafts: arguments.has("drafts"), isStrict: arguments.has("strict")))
  }

  private static let clean = CommandSpecification(
    name: "clean", summary: "Remove exactly what build wrote",
    options: [
      output, OptionSpecification("dry-run", "Only list what would be removed"),
    ]
  ) { arguments in
    .clean(
      CleanOptions(
        output: arguments.value("output") ?? "_site", isDryRun: arguments.has("dry-run")))
  }
}
