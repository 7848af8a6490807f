extension String {
  /// The text as a sentence can quote it: at most 60 characters, then `…`.
  package var shortened: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
