import FileSystem
import Diagnostics

extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameter arguments: Without the program's name.
  /// - Throws: A `Diagnostic` about wrong usage.
  init(arguments: [String]) throws(Diagnostic) {
    let general = CommandSpecification.general
    var given = try parseOptions(arguments, general, stopsAtWord: true)
    guard let name = given.words.first, !given.asksForVersion else {
      guard given.asksForVersion || given.has("help") else {
        throw Diagnostic(
          .error, "Say what to do: \(CommandSpecification.names.joined(separator: ", ")).",
          hints: ["See 'thumbindex --help'."])
      }
      self.init(action: given.asksForVersion ? .version : .help(nil))
      return
    }
    if name == CommandSpecification.help.name {
      self.init(action: .help(try Self.topic(given.words.dropFirst())))
      return
    }
    var command = try Self.command(name)
    try given.readOn(command.options + general, stopsAtWord: !command.branches.all.isEmpty)
    if !command.branches.all.isEmpty, let word = given.words.first {
      command = try command.branch(word)
      try given.readOn(command.options + general)
    }
    if given.asksForVersion || given.has("help") {
      self.init(action: given.asksForVersion ? .version : .help(command))
      return
    }
    if let limit = command.wordLimit, let word = given.words.dropFirst(limit).first {
      throw Diagnostic(
        .error, "'\(command.name)' does not know what to do with '\(word.shortened)'.",
        hints: ["See 'thumbindex \(command.name) --help'."])
    }
    self.init(action: try command.action(given))
    folder = Self.folder(given.values("directory"))
    if given.has("quiet") { verbosity = .quiet }
    if given.has("verbose") { verbosity = .verbose }
  }

  /// Where folders given one after the other lead, each relative to the one before, as in git.
  ///
  /// Empty when one of them is, since it may come of a variable that was never set.
  private static func folder(_ given: [String]) -> String {
    guard let first = given.first else { return "." }
    guard !given.contains("") else { return "" }
    return given.dropFirst().reduce(first) { outer, inner in
      inner.isAbsolutePath ? inner : outer.withSlash + inner
    }
  }

  /// The command that `help` is asked about; `nil` for the program.
  private static func topic(_ words: ArraySlice<String>) throws(Diagnostic) -> CommandSpecification?
  {
    guard let name = words.first, name != CommandSpecification.help.name else { return nil }
    let command = try command(name)
    guard let word = words.dropFirst().first, !command.branches.all.isEmpty else { return command }
    return try command.branch(word)
  }

  private static func command(_ name: String) throws(Diagnostic) -> CommandSpecification {
    if let command = CommandSpecification.named(name) { return command }
    throw Diagnostic(
      .error, "There is no command '\(name.shortened)'.",
      hints: [suggestion(for: name, among: CommandSpecification.names)])
  }
}

extension CommandSpecification {
  fileprivate func branch(_ word: String) throws(Diagnostic) -> CommandSpecification {
    if let branch = branches.all.first(where: { $0.word == word }) { return branch.command }
    throw Diagnostic(
      .error, "There is no \(branches.noun) '\(word.shortened)'.",
      hints: [suggestion(for: word, among: branches.all.map(\.word))])
  }
}

extension ParsedArguments {
  /// Whether the program's version is asked for, and not that of something else.
  fileprivate var asksForVersion: Bool {
    options.contains { $0.name == "version" && $0.value == nil }
  }

  /// Takes the first word off, and reads what follows it.
  fileprivate mutating func readOn(
    _ specifications: [OptionSpecification], stopsAtWord: Bool = false
  ) throws(Diagnostic) {
    // Of two of one name the command's own stands first; the program's is no other option.
    var names: Set<String> = []
    let all = specifications.filter { names.insert($0.name).inserted }
    let rest = try parseOptions(Array(words.dropFirst()), all, stopsAtWord: stopsAtWord)
    options += rest.options
    words = rest.words
  }
}
