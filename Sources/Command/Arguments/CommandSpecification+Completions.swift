import Diagnostics

extension CommandSpecification {
  static let completions = CommandSpecification(
    name: "completions", summary: "Print a script that teaches a shell to complete command lines",
    words: "SHELL", options: [],
    branches: Branches(
      noun: "shell", all: Shell.allCases.map { ($0.rawValue, completions(of: $0)) })
  ) { _ throws(Diagnostic) in
    throw Diagnostic(
      .error,
      "Say for which shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).",
      hints: ["See 'thumbindex completions --help'."])
  }

  private static func completions(of shell: Shell) -> CommandSpecification {
    CommandSpecification(
      name: "completions \(shell.rawValue)",
      summary: "Print the completions for \(shell.rawValue)", options: []
    ) { _ in .completions(shell) }
  }
}
