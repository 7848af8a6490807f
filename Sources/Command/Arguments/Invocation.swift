/// What a command line asks for.
struct Invocation {
  enum Action {
    case new(NewOptions)
    case search(SearchOptions)
    case fetch(FetchCommandOptions)
    case build(BuildOptions)
    case serve(ServeOptions)
    case check(CheckOptions)
    case explain(ExplainOptions)
    case clean(CleanOptions)
    case completions(Shell)
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
