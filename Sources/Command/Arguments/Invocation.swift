import Diagnostics

/// What a command line asks for.
struct Invocation {
  enum Action {
    case build(BuildOptions)
    case check(CheckOptions)
    case clean(CleanOptions)
    /// The help of one command, or of the program.
    case help(CommandSpecification?)
    case version
  }

  /// The folder given with `-C`, else the current one.
  var folder = "."
  var verbosity = Verbosity.normal
  var action: Action

  enum Verbosity { case quiet, normal, verbose }
}

struct BuildOptions {
  /// As given, relative to the site's folder.
  var output = "_site"
  /// Never ask a store.
  var isOffline = false
  /// Publish the pages of faultless queries although others have faults.
  var keepsGoing = false
  var includesDrafts = false
  /// Warnings are errors.
  var isStrict = false

  /// The options that change what is built.
  var stamp: String { "drafts: \(includesDrafts)" }
}

struct CheckOptions {
  var includesDrafts = false
  var isStrict = false
}

struct CleanOptions {
  var output = "_site"
  var isDryRun = false
}

extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameter arguments: Without the program's name.
  /// - Throws: A `Diagnostic` about wrong usage.
  init(arguments: [String]) throws(Diagnostic) {
    let front = try parseOptions(arguments, CommandSpecification.general, stopsAtWord: true)
    if front.has("version") {
      self.init(action: .version)
      return
    }
    guard let name = front.words.first else {
      guard front.has("help") else {
        throw Diagnostic(
          .error, "Say what to do: \(CommandSpecification.names.joined(separator: ", ")).",
          hints: ["See 'thumbindex --help'."])
      }
      self.init(action: .help(nil))
      return
    }
    if name == "help" {
      guard let topic = front.words.dropFirst().first else {
        self.init(action: .help(nil))
        return
      }
      self.init(action: .help(try Self.command(topic)))
      return
    }
    let command = try Self.command(name)
    let own = try parseOptions(
      Array(front.words.dropFirst()), command.options + CommandSpecification.general)
    if own.has("version") || front.has("help") || own.has("help") {
      self.init(action: own.has("version") ? .version : .help(command))
      return
    }
    if let word = own.words.first {
      throw Diagnostic(
        .error, "'\(command.name)' does not know what to do with '\(word)'.",
        hints: ["See 'thumbindex \(command.name) --help'."])
    }
    self.init(action: command.action(own))
    folder = own.value("directory") ?? front.value("directory") ?? "."
    if front.has("quiet") || own.has("quiet") { verbosity = .quiet }
    if front.has("verbose") || own.has("verbose") { verbosity = .verbose }
  }

  private static func command(_ name: String) throws(Diagnostic) -> CommandSpecification {
    if let command = CommandSpecification.named(name) { return command }
    throw Diagnostic(
      .error, "There is no command '\(name)'.",
      hints: [suggestion(for: name, among: CommandSpecification.names)])
  }
}
