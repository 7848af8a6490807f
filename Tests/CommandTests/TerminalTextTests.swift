import Diagnostics
import Testing

@testable import Command

/// What stores and files say, on its way to a terminal.
@Suite struct TerminalTextTests {
  @Test("An annotation shows what a terminal would obey")
  func annotation() {
    let fault = Diagnostic(
      .warning, at: Place(file: "a\u{202E}:b.md", line: 2, column: 3), "No '\u{1B}[2J'.",
      hints: ["Did you mean '50%\u{2066}'?"])
    #expect(
      fault.annotation
        == "::warning file=a·%3Ab.md,line=2,col=3::No '·[2J'. Did you mean '50%25·'?")
  }

  @Test("JSON escapes it, and stands on its lines")
  func json() {
    #expect(
      jsonText(["a\u{202E}\u{85}\u{2028}é", "b\n"]) == """
        [
          "a\\u202e\\u0085\\u2028é",
          "b\\n"
        ]
        """)
  }
}
