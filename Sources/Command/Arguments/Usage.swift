/// The texts of `--help`.
enum Usage {
  /// What the program is and which commands there are.
  static var program: String {
    let commands = CommandSpecification.all.map { ($0.name, $0.summary) }
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
    """
    \(command.summary).

    Usage: thumbindex [-C DIR] \(command.name) [OPTIONS]

    Options:
    \(table((command.options + CommandSpecification.general).map(row)))
    """
  }

  private static func row(_ option: OptionSpecification) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0)" } ?? ""
    return ("\(letter)--\(option.name)\(value)", option.summary)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(summary)"
    }.joined(separator: "\n")
  }
}
