import Diagnostics
import Links
import YAML

extension Reading {
  /// A text that is not blank, as written.
  mutating func text(_ field: Field?) -> Placed<String>? {
    field.flatMap { text($0.value, name: $0.name) }
  }

  /// A text that is not blank; where here is none, `advice` tells what to write, else how to quote it.
  mutating func text(_ node: YAMLNode, name: String, advice: String? = nil) -> Placed<String>? {
    guard let text = scalar(node, name: name, wanted: "a text", advice: advice) else { return nil }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      fault(
        "'\(name.shortened)' is empty.", at: node.position,
        hints: "Write a value, or delete the key.")
      return nil
    }
    guard !text.unicodeScalars.contains(where: isInvisible) else {
      fault(
        "'\(name.shortened)' has an invisible control character in it.", at: node.position,
        hints: "Delete the backslash that makes it.")
      return nil
    }
    return placed(text, at: node.position)
  }

  /// A list of texts, or one text.
  mutating func texts(_ field: Field?) -> [Placed<String>]? {
    guard let field else { return nil }
    var texts: [Placed<String>] = []
    for node in elements(of: field) {
      let advice = "'\(field.name)' takes one text, or a list of texts: [one, two]"
      if let text = text(node, name: field.name, advice: advice) { texts.append(text) }
    }
    return texts
  }

  /// `true` or `false`; nothing else is taken for them.
  mutating func flag(_ field: Field?) -> Bool? {
    guard let field,
      let text = scalar(field.value, name: field.name, wanted: "true or false")
    else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      fault(
        "'\(field.name)' must be true or false, and not '\(text.shortened)'.",
        at: field.value.position,
        hints: Consent(text).map { "Write '\($0 == .yes)'." } ?? "Write 'true' or 'false'.")
      return nil
    }
  }

  /// A whole number in digits.
  mutating func number(_ field: Field?, in range: ClosedRange<Int>) -> Placed<Int>? {
    guard let field,
      let text = scalar(field.value, name: field.name, wanted: "a number")
    else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
    guard isNumber, let number = Int(text), range.contains(number) else {
      fault(
        "'\(field.name)' must be a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "and not '\(text.shortened)'.",
        at: field.value.position,
        hints: !isNumber
          ? "Write the number in digits, without points or commas."
          : text.hasPrefix("-") || Int(text).map { $0 < range.lowerBound } ?? false
            ? "Write \(range.lowerBound) or more, or delete the key."
            : "Write \(range.upperBound) or less.")
      return nil
    }
    return placed(number, at: field.value.position)
  }

  /// How many of something, from 1 to a million.
  mutating func count(_ field: Field?) -> Placed<Int>? { number(field, in: 1...1_000_000) }

  /// One of a few words.
  mutating func choice<Word>(_ field: Field?, of type: Word.Type) -> Placed<Word>?
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    guard let text = text(field) else { return nil }
    if let word = Word(rawValue: text.value) {
      return Placed(word, at: text.place, excerpt: text.excerpt)
    }
    let words = type.allCases.map(\.rawValue)
    // 'no' is nearer to 'on' than to 'off'.
    let meant = Consent(text.value).map { $0 == .yes ? "on" : "off" }
    let hint =
      meant.map { words.contains($0) ? "Write '\($0)'." : listing(words) }
      ?? suggestion(for: text.value, among: words)
    note([
      text.diagnostic(
        .error, "'\(field?.name ?? "")' cannot be '\(text.value.shortened)'.",
        hints: [hint])
    ])
    return nil
  }

  /// A language tag: letters, digits and single hyphens, a word of two or three letters first.
  ///
  /// - SeeAlso: RFC 5646, section 2.1. Whether the language is known is not asked here.
  mutating func language(_ field: Field?) -> Placed<String>? {
    guard let text = text(field) else { return nil }
    let parts = text.value.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
    guard isTag, let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy(\.isLetter)
    else {
      note([
        text.diagnostic(
          .error, "'\(text.value.shortened)' is not the code of a language.",
          hints: ["Write a code such as en, de, ja or pt-BR."])
      ])
      return nil
    }
    return text
  }

  /// Markdown, with the line on which it begins.
  mutating func markdown(_ field: Field?) -> MarkdownText? {
    guard let field, let text = text(field) else { return nil }
    let start = field.value.position
    guard case .scalar(let scalar) = field.value.content, scalar.style == .block else {
      let quote = lines[start.line]?.unicodeScalars.dropFirst(start.column - 1).first
      let isQuoted = quote == "'" || quote == "\""
      let lead = (lines[start.line] ?? "").unicodeScalars
        .prefix(start.column - (isQuoted ? 0 : 1))
      return MarkdownText(
        text: text.value, file: path, firstLine: start.line, lead: String(lead))
    }
    let lead = (lines[start.line + 1] ?? "").prefix { $0 == " " }
    return MarkdownText(
      text: text.value, file: path, firstLine: start.line + 1, lead: String(lead))
  }

  private mutating func scalar(
    _ node: YAMLNode, name: String, wanted: String, advice: String? = nil
  ) -> String? {
    let found: String
    switch node.content {
    case .scalar(let scalar): return scalar.text
    case .sequence: found = "a list"
    case .mapping: found = "a map"
    }
    fault(
      "'\(name.shortened)' must be \(wanted), but here is \(found).", at: node.position,
      hints: advice
        ?? (node.isInBrackets
          ? adviceToQuote(lines[node.position.line], from: node.position.column)
          : "Write the value in the line of its key."))
    return nil
  }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  byte.isLetter || byte.isDigit
}

/// A control character other than a tab and a line feed, which only an escape can make.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\n"
}
