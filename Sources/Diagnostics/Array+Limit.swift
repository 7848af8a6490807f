extension Diagnostic {
  /// How many are told of one file: one with more was not meant to be what it is read as, and most of
  /// them are but the echo of the first.
  package static let fileLimit = 50
}

extension [Diagnostic] {
  /// The first few of each file, each once, and for the others of the file one that counts them.
  ///
  /// So a file that is wrong on every line hides no fault of other files, and takes no time to
  /// print. Those without a place all stay; the order stays.
  package var limitedInEachFile: [Diagnostic] {
    var files: [String: Rest] = [:]
    var told: Set<Said> = []
    var kept: [Diagnostic] = []
    for diagnostic in self {
      guard let place = diagnostic.place else {
        kept.append(diagnostic)
        continue
      }
      guard told.insert(Said(diagnostic)).inserted else { continue }
      files[place.file, default: Rest()].take(diagnostic, into: &kept, limit: Diagnostic.fileLimit)
    }
    let rests = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return kept + rests.compactMap { $0.value.diagnostic(of: $0.key) }
  }
}

/// What was said of one file, and what not.
private struct Rest {
  private var told = 0
  private var left = 0
  private var hasErrors = false

  mutating func take(_ diagnostic: Diagnostic, into kept: inout [Diagnostic], limit: Int) {
    if told < limit {
      told += 1
      kept.append(diagnostic)
    } else {
      left += 1
      hasErrors = hasErrors || diagnostic.severity == .error
    }
  }

  /// `nil` when everything was said.
  func diagnostic(of file: String) -> Diagnostic? {
    guard left > 0 else { return nil }
    return Diagnostic(
      hasErrors ? .error : .warning, at: Place(file: file),
      "\(left) more like these \(left == 1 ? "is" : "are") not shown.",
      hints: ["Mend those above first."])
  }
}
