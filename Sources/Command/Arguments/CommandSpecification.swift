import Diagnostics

/// One command: its name, its words and options, and what it makes of them.
struct CommandSpecification: Sendable {
  /// As it is typed: `build`, `search itunes`.
  let name: String
  let summary: String
  /// What stands for the words that follow, `[NAME…]`; `nil` for a command without words.
  var words: String?
  /// How many words it takes; `nil` for any number.
  var wordLimit: Int? {
    guard let words else { return 0 }
    return words.contains("…") ? nil : 1
  }
  let options: [OptionSpecification]
  /// The first word chooses among these, which have more options; empty for most commands.
  var branches = Branches()
  /// - Throws: What is wrong with a value.
  let action: @Sendable (ParsedArguments) throws(Diagnostic) -> Invocation.Action

  /// What the first word of a command may be.
  struct Branches: Sendable {
    /// What one of them is: `store`.
    var noun = ""
    /// By that word, in the order in which the help lists them.
    var all: [(word: String, command: CommandSpecification)] = []
  }

  /// In the order in which the help lists them.
  static let all: [CommandSpecification] = [
    new, search, fetch, build, serve, check, explain, clean, completions,
  ]

  /// Stands before the name of a command, or alone.
  static let help = (name: "help", summary: "Show the help of a command, or of the program")

  /// All first words.
  static var names: [String] { all.map(\.name) + [help.name] }

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

  static let json = OptionSpecification("json", "Write the result as JSON, for programs")
  static let drafts = OptionSpecification("drafts", "Include drafts")
}
