import Markup
import QueryFiles

/// Looks for what was left out of a text, from its beginning to its end.
struct RemarkSearch {
  private let source: MarkdownText
  private let lines: [Substring.UTF8View]
  /// From 1; 0 before the first.
  private var number = 0
  private var line = ""
  /// How far the line was searched.
  private var end = "".startIndex

  init(_ source: MarkdownText) {
    self.source = source
    lines = source.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Looks for the next.
  ///
  /// - Parameter remark: In the order of the text.
  /// - Returns: The line in its file, and where in it what was left out stands, in scalars from 1: behind
  ///   what was found there before, and at its beginning where it is not, as when it is written in another
  ///   way.
  mutating func find(_ remark: Markdown.Remark) -> (line: String, column: Int) {
    if remark.line != number {
      number = remark.line
      line = lines.indices.contains(number - 1) ? String(Substring(lines[number - 1])) : ""
      end = line.startIndex
    }
    // Where the text is a part of a line of YAML, only its first line is known to be one there.
    let isBlank = source.lead.allSatisfy { $0 == " " }
    let lead = number == 1 || isBlank ? source.lead : ""
    let found = range(of: remark)
    end = found?.upperBound ?? end
    let before = found.map { line[..<$0.lowerBound] } ?? ""
    return (lead + line, lead.unicodeScalars.count + before.unicodeScalars.count + 1)
  }

  private func range(of remark: Markdown.Remark) -> Range<String.Index>? {
    let (written, endsInTagName) = remark.beginning
    var rest = line[end...]
    while let found = rest.firstRange(of: written) {
      let isWhole =
        !endsInTagName || !(line[found.upperBound...].first.map(Markdown.isInTagName) ?? false)
      if isWhole { return found }
      rest = line[found.upperBound...]
    }
    return nil
  }
}

extension Markdown.Remark {
  /// How what was left out begins in its line, and whether that ends in the name of a tag, which `<b`
  /// does and is not the start of `<br>`.
  fileprivate var beginning: (written: String, endsInTagName: Bool) {
    switch kind {
    case .forbiddenLink(let address, _): (address, false)
    case .rawHTML(let marks):
      // A tag has no blank, and what is no tag has one between its marks.
      marks.contains(" ")
        ? (String(marks.prefix { $0 != " " }), false) : (String(marks.dropLast()), true)
    }
  }
}
