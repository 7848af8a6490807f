@testable import Command

/// The sections of the manual page that repeat what the program knows of its commands, in mdoc.
///
/// - SeeAlso: <https://man.openbsd.org/mdoc.7>
enum ManualSections {
  static var text: String {
    let commands = CommandSpecification.all
    return """
      .Sh COMMANDS
      .Bl -tag -width Ds
      \(commands.map { item(heading($0), $0.summary) }.joined(separator: "\n"))
      \(item("Cm help Op Ar COMMAND", CommandSpecification.help.summary))
      .El
      .Sh OPTIONS
      .Ss Of every command
      \(list(CommandSpecification.general))
      \(commands.flatMap(options).joined(separator: "\n"))

      """
  }

  /// Those of a command, then what its first word adds.
  private static func options(of command: CommandSpecification) -> [String] {
    let own =
      command.options.isEmpty ? [] : [".Ss Of \(command.name)\n\(list(command.options))"]
    let shared = Set(command.options.map(\.name))
    let more = command.branches.all.compactMap { _, branch -> String? in
      let further = branch.options.filter { !shared.contains($0.name) }
      return further.isEmpty ? nil : ".Ss Of \(branch.name), besides\n\(list(further))"
    }
    return own + more
  }

  private static func list(_ options: [OptionSpecification]) -> String {
    let items = options.map { item(spelling($0), $0.summary) }
    return ".Bl -tag -width Ds\n\(items.joined(separator: "\n"))\n.El"
  }

  private static func item(_ head: String, _ summary: String) -> String {
    ".It \(head)\n\(escaped(summary))."
  }

  private static func heading(_ command: CommandSpecification) -> String {
    let words = (command.words ?? "").split(separator: " ").map { word in
      let name = word.filter { !"[]…".contains($0) }
      return "\(word.hasPrefix("[") ? "Op " : "")Ar \(name)\(word.contains("…") ? " ..." : "")"
    }
    return (["Cm \(command.name)"] + words).joined(separator: " ")
  }

  /// `Fl C Ar DIR , Fl Fl directory Ar DIR`.
  private static func spelling(_ option: OptionSpecification) -> String {
    let value =
      option.value.map { option.valueIsOptional ? " Ns = Ns Ar \($0)" : " Ar \($0)" } ?? ""
    let short = option.letter.map { "Fl \($0)\(value) , " } ?? ""
    return "\(short)Fl Fl \(option.name)\(value)"
  }

  /// A line of text that no macro begins, in ASCII.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing(#"\"#, with: #"\e"#).replacing("…", with: "...")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? #"\&"# + plain : plain
  }
}
