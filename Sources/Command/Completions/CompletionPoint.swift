/// How far a command line has named its command, and what may follow.
struct CompletionPoint: Sendable {
  /// The words so far: none, `build`, `search itunes`.
  let command: String
  /// The words that go on naming the command, each with what it stands for.
  let choices: [(word: String, summary: String)]
  /// What the choices are: `command`, `store`.
  let noun: String
  /// What other words may be; `nil` where there are none.
  let words: ExpectedWord?
  /// Each name once.
  let options: [OptionSpecification]

  /// All points, each after those that lead to it.
  static var all: [CompletionPoint] {
    let commands = CommandSpecification.all
    let help = CommandSpecification.help
    let start = CompletionPoint(
      command: "", choices: commands.map { ($0.name, $0.summary) } + [(help.name, help.summary)],
      noun: "command",
      words: nil, options: CommandSpecification.general)
    return [start] + commands.flatMap(points) + helpPoints(commands)
  }

  private static func points(of command: CommandSpecification) -> [CompletionPoint] {
    var names: Set<String> = []
    let branches = command.branches
    let point = CompletionPoint(
      command: command.name, choices: branches.choices, noun: branches.noun,
      words: branches.all.isEmpty ? command.words.map(ExpectedWord.init(words:)) : nil,
      options: (command.options + CommandSpecification.general).filter { option in
        names.insert(option.name).inserted
      })
    return [point] + branches.all.flatMap { points(of: $0.command) }
  }

  /// Behind `help` stand the same names, without anything else.
  private static func helpPoints(_ commands: [CommandSpecification]) -> [CompletionPoint] {
    func point(
      _ command: String, _ choices: [(word: String, summary: String)], _ noun: String
    ) -> CompletionPoint {
      CompletionPoint(
        command: command, choices: choices, noun: noun, words: nil,
        options: CommandSpecification.general)
    }
    let branching = commands.filter { !$0.branches.all.isEmpty }
    return [
      point(CommandSpecification.help.name, commands.map { ($0.name, $0.summary) }, "command")
    ]
      + branching.map {
        point("\(CommandSpecification.help.name) \($0.name)", $0.branches.choices, $0.branches.noun)
      }
  }
}

extension CommandSpecification.Branches {
  fileprivate var choices: [(word: String, summary: String)] {
    all.map { ($0.word, $0.command.summary) }
  }
}

extension OptionSpecification {
  /// The option as it is typed, the short form first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// What must follow the option; `nil` where it may stand alone.
  var expectedWord: ExpectedWord? {
    valueIsOptional ? nil : value.map(ExpectedWord.init(value:))
  }
}
