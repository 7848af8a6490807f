/// One step of a program.
///
/// What is longer than a few numbers stands in the program's tables, so that the instructions
/// lie in one flat array.
enum Instruction: Hashable, Sendable {
  /// Appends these literals.
  case text(Span)
  /// `{{name}}`.
  case interpolation(Name)
  /// `{{{name}}}` and `{{&name}}`.
  case rawInterpolation(Name)
  /// Goes on behind the instruction at `end` when the value is false, else opens its context.
  case section(Name, end: Int)
  /// The next element of the innermost section, or its end.
  case endSection
  /// Goes on at `end` unless the value is false.
  case inverted(Name, end: Int)
  /// Runs another template: a partial or a parent, by its number in `Program.calls`.
  case call(Int)
  /// Runs what a child has put into a block, else what follows, by its number in `Program.blocks`.
  case block(Int)
  /// The end of a template, a block or an argument.
  case end
}

/// A part of one of a program's tables.
struct Span: Hashable, Sendable {
  var start = 0
  var count = 0

  var range: Range<Int> { start..<start + count }
}

/// A dotted name, as its symbols in `Program.symbols`; `.` has none.
struct Name: Hashable, Sendable {
  let symbols: Span
}
