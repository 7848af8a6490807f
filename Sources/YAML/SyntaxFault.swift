import Diagnostics

/// What libyaml says of a text that is not YAML, in its own words.
struct SyntaxFault: Error {
  let problem: String
  /// What it was doing: `while scanning a quoted scalar`; empty when it does not say.
  let context: String
  /// In the text given to libyaml, from 1, as is `contextAt`.
  let at: Position
  /// Where the thing begins that it was reading.
  let contextAt: Position?

  init(problem: String, context: String, at: Position, contextAt: Position? = nil) {
    self.problem = problem
    self.context = context
    self.at = at
    self.contextAt = contextAt
  }
}
