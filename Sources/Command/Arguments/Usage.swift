/// The texts of `--help`.
enum Usage {
  /// What the program is and which commands there are.
  static var program: String {
    let help = CommandSpecification.help
    let commands =
      CommandSpecification.all.map { ($0.name, $0.summary) } + [(help.name, help.summary)]
    return """
      Publishes catalog pages, A to Z, of what stores answer to searches.

      Usage: thumbindex [-C DIR] COMMAND [OPTIONS]

      Commands:
      \(table(commands))

      Options, also after the command:
      \(table(CommandSpecification.general.map(row)))

      'thumbindex COMMAND --help' lists the options of a command.
      """
  }

  /// What one command does and which options it has.
  static func command(_ command: CommandSpecification) -> String {
    let words = command.words.map { " \($0)" } ?? ""
    var names: Set<String> = []
    let options = (command.options + CommandSpecification.general).filter { option in
      // One of the same name with a value is another one.
      names.insert(option.name + (option.value == nil ? "" : "=")).inserted
    }
    return """
      \(command.summary).

      Usage: thumbindex [-C DIR] \(command.name)\(words) [OPTIONS]

      Options:
      \(table(options.map(row)))
      \(branches(of: command))
      """.trimmingLineFeeds
  }

  /// Where the first word brings further options.
  private static func branches(of command: CommandSpecification) -> String {
    guard !command.branches.all.isEmpty else { return "" }
    let noun = command.branches.noun.uppercased()
    return """

      A \(noun) is one of:
      \(table(command.branches.all.map { ($0.word, $0.command.summary) }))

      'thumbindex \(command.name) \(noun) --help' lists the options of each.
      """
  }

  private static func row(_ option: OptionSpecification) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.value.map { option.valueIsOptional ? "=\($0)" : " \($0)" } ?? ""
    return ("\(letter)--\(option.name)\(value)", option.summary)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(summary)"
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingLineFeeds: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
