extension Diagnostic: CustomStringConvertible {
  /// The one text form: `path:line:column: severity: sentence`, the line, a caret, the hints.
  ///
  /// Lines longer than a terminal are cut around the caret, and control characters are shown as
  /// `·`, so that a file cannot move the reader's cursor.
  package var description: String {
    var lines = [
      [place?.description, severity.rawValue, summary].compactMap(\.self)
        .joined(separator: ": ")
    ]
    if let excerpt, let position = place?.position {
      let window = Window(of: excerpt, around: position.column)
      lines.append("    " + window.text)
      lines.append("    " + window.indentation + "^")
    }
    lines += hints.map { "hint: \($0)" }
    return lines.map { $0.visible }.joined(separator: "\n")
  }
}

extension String {
  /// The text with every control character but the tab made visible.
  fileprivate var visible: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      text.append(isControl ? "·" : scalar)
    }
    return String(text)
  }
}

/// The part of a line that fits a terminal, and the blanks that bring a caret below its column.
private struct Window {
  private static let width = 96

  let text: String
  let indentation: String

  init(of line: String, around column: Int) {
    let scalars = line.unicodeScalars
    let caret = max(0, column - 1)
    let start = max(0, caret - Self.width * 2 / 3)
    let shown = scalars.dropFirst(start)
    let head = shown.prefix(caret - start)
    let tail = shown.dropFirst(head.count).prefix(Self.width - head.count)
    let isCut = shown.count > head.count + tail.count
    text = (start > 0 ? "…" : "") + String(head) + String(tail) + (isCut ? "…" : "")
    var blanks = start > 0 ? " " : ""
    for scalar in head { blanks += scalar == "\t" ? "\t" : scalar.isWide ? "  " : " " }
    indentation = blanks
  }
}
