/// A shell that completes command lines, by the name of its program.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// A script that teaches the shell the program's command lines.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script(for: CompletionPoint.all)
    case .zsh: ZshCompletions.script(for: CompletionPoint.all)
    case .fish: FishCompletions.script(for: CompletionPoint.all)
    }
  }

  /// A text as one word, inside of single quotes.
  func quoted(_ text: String) -> String {
    let inside =
      switch self {
      case .bash, .zsh: text.replacing("'", with: #"'\''"#)
      case .fish: text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#)
      }
    return "'\(inside)'"
  }
}
