import Diagnostics
import Testing

@Suite struct ShellWordTests {
  @Test(
    "a name is one word for a shell, in double quotes where they do",
    arguments: [
      ("music/queen", "music/queen"), ("my films (old)", "\"my films (old)\""), ("", "\"\""),
      ("Guns N' Roses", "\"Guns N' Roses\""), ("a $b", "'a $b'"), ("Mö", "\"Mö\""),
      ("it's \"x\"", #"'it'\''s "x"'"#),
    ])
  func quoting(_ text: String, _ word: String) { #expect(text.shellQuoted == word) }
}
