import Diagnostics

/// The faults of a set of templates, as they are found.
///
/// Of one file the first `Diagnostic.fileLimit` are kept.
struct Faults {
  private let sources: [SourceFile]
  private var counts: [Int]
  /// With the hints of the first way on which each was found.
  private var found: [Fault: [String]] = [:]
  private var withoutPlace: [Diagnostic] = []

  private struct Fault: Hashable {
    let template: Int
    let offset: Int
    let summary: String
  }

  /// - Parameter sources: The text of each template, in the order of their numbers.
  init(sources: [SourceFile]) {
    self.sources = sources
    counts = sources.map { _ in 0 }
  }

  /// Whether anything is wrong with a template.
  func hasAny(of template: Int) -> Bool { counts[template] > 0 }

  /// Whether no more is kept of a template.
  func isFull(_ template: Int) -> Bool { counts[template] >= Diagnostic.fileLimit }

  /// A fault at a byte of a template; said once, on however many ways it is come to.
  mutating func add(_ summary: String, hints: [String] = [], at offset: Int, of template: Int) {
    guard !isFull(template) else { return }
    let fault = Fault(template: template, offset: offset, summary: summary)
    guard found[fault] == nil else { return }
    found[fault] = hints
    counts[template] += 1
  }

  /// A fault of no file, or of a file as a whole.
  mutating func add(_ diagnostic: Diagnostic) { withoutPlace.append(diagnostic) }

  /// Line and column of a byte.
  func position(of offset: Int, in template: Int) -> Position {
    var position = Position(line: 1, column: 1)
    for byte in sources[template].text.utf8.prefix(offset) {
      if byte == .lineFeed {
        position = Position(line: position.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }

  func path(of template: Int) -> String { sources[template].path }

  /// Everything found, by file and place.
  var diagnostics: [Diagnostic] {
    let sorted = found.sorted { one, other in
      (path(of: one.key.template), one.key.offset, one.key.summary)
        < (path(of: other.key.template), other.key.offset, other.key.summary)
    }
    return withoutPlace
      + sorted.map { fault, hints in
        sources[fault.template].diagnostic(
          at: position(of: fault.offset, in: fault.template), fault.summary, hints: hints)
      }
  }
}
