extension StringProtocol {
  /// The text without the blanks and tabs at its ends; what other space there is stays.
  package var trimmingBlanks: SubSequence {
    let isLetter = { (scalar: Unicode.Scalar) in scalar != " " && scalar != "\t" }
    guard let first = unicodeScalars.firstIndex(where: isLetter),
      let last = unicodeScalars.lastIndex(where: isLetter)
    else { return self[endIndex...] }
    return self[first..<unicodeScalars.index(after: last)]
  }
}
