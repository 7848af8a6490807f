extension String {
  /// As a shell takes it for one word, to stand in a command that a message names.
  ///
  /// In double quotes where they do, since messages put commands in single ones.
  package var shellQuoted: String {
    let isPlain = !isEmpty && utf8.allSatisfy(isPlainInShell)
    if isPlain { return self }
    let isLiteral = !utf8.contains { "\"\\$`!".utf8.contains($0) }
    return isLiteral ? "\"\(self)\"" : "'\(replacing("'", with: "'\\''"))'"
  }
}

private func isPlainInShell(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "/"), UInt8(ascii: "_"):
    true
  default: false
  }
}
