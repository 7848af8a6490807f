import Diagnostics

/// A Markdown file, divided into its front matter and its body.
struct FrontMatter {
  /// The lines between the marks.
  let lines: SourceLines
  /// What follows the closing mark's line.
  let body: MarkdownText
  /// Where the body begins in the text of the file.
  let bodyStart: String.Index

  /// Divides the file at its first line and the next that are `---`, trailing blanks allowed.
  ///
  /// - Throws: A fault at the beginning of the file when it has no front matter or no end of it.
  init(of file: SourceFile) throws(Diagnostic) {
    let text = file.text.utf8
    let start = Position(line: 1, column: 1)
    let firstEnd = text.firstIndex(of: newline) ?? text.endIndex
    guard isMark(text[..<firstEnd]) else {
      let advice =
        looksLikeMark(text[..<firstEnd])
        ? "The first line must be exactly three dashes: ---"
        : "Begin with a line '---', then keys such as 'title: …', then another line '---'."
      throw file.diagnostic(
        at: start, "This file does not begin with front matter.", hints: [advice])
    }
    let contentStart = firstEnd < text.endIndex ? text.index(after: firstEnd) : firstEnd
    var lineStart = contentStart
    var line = 2
    var nearMiss: Int?
    while lineStart < text.endIndex {
      let end = text[lineStart...].firstIndex(of: newline) ?? text.endIndex
      let next = end < text.endIndex ? text.index(after: end) : end
      if isMark(text[lineStart..<end]) {
        lines = SourceLines(of: file.text[contentStart..<lineStart], in: file, from: 2)
        body = MarkdownText(text: String(file.text[next...]), file: file.path, firstLine: line + 1)
        bodyStart = next
        return
      }
      if nearMiss == nil, looksLikeMark(text[lineStart..<end]) { nearMiss = line }
      lineStart = next
      line += 1
    }
    let advice =
      nearMiss.map { "Line \($0) must be exactly three dashes: ---" }
      ?? "End it with a line '---', before the text of the page."
    throw file.diagnostic(
      at: start, "The front matter that begins here is never closed.", hints: [advice])
  }
}

private let newline = UInt8(ascii: "\n")

private func isMark(_ line: Substring.UTF8View) -> Bool {
  line.starts(with: "---".utf8)
    && line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
}

/// Whether the line consists of dashes of any kind, as an editor may have made of `---`.
private func looksLikeMark(_ line: Substring.UTF8View) -> Bool {
  var hasDash = false
  for scalar in Substring(line).unicodeScalars where scalar != " " && scalar != "\t" {
    guard "-–—−".unicodeScalars.contains(scalar) else { return false }
    hasDash = true
  }
  return hasDash
}
