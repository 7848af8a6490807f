private import CGetopt
import Diagnostics
private import Glibc
private import Synchronization

/// Reads arguments by the GNU conventions: `--output=DIR`, `--output DIR`, `-qv`, `--`,
/// unambiguous beginnings of long names.
///
/// - Parameters:
///   - arguments: Without the program's name.
///   - specifications: The options that may occur.
///   - stopsAtWord: Whether the first word ends the options, as for what stands before a
///     command's name.
/// - Returns: The options and the words, each in their order.
/// - Throws: A `Diagnostic` that names the wrong option and what may have been meant.
func parseOptions(
  _ arguments: [String], _ specifications: [OptionSpecification], stopsAtWord: Bool = false
) throws(Diagnostic) -> ParsedArguments {
  try turn.withLock { _ throws(Diagnostic) in
    try readOptions(arguments, specifications, stopsAtWord: stopsAtWord)
  }
}

/// Held by whoever reads arguments: `getopt_long` keeps its state in global variables.
private let turn = Mutex(())

private func readOptions(
  _ arguments: [String], _ specifications: [OptionSpecification], stopsAtWord: Bool
) throws(Diagnostic) -> ParsedArguments {
  let count = Int32(arguments.count + 1)
  let strings = CStrings(["thumbindex"] + arguments)
  let names = CStrings(specifications.map(\.name))
  defer {
    extendLifetime(strings)
    extendLifetime(names)
  }
  var vector = unsafe strings.pointers + [nil]
  var longOptions = unsafe zip(specifications, names.pointers).map { specification, name in
    unsafe option(
      name: UnsafePointer(name), has_arg: specification.need, flag: nil, val: 0)
  }
  unsafe longOptions.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
  let letters = specifications.compactMap { specification in
    specification.letter.map { "\($0)\(specification.value == nil ? "" : ":")" }
  }
  let short = (stopsAtWord ? "+:" : ":") + letters.joined()

  var parsed = ParsedArguments()
  getopt_begin()
  while true {
    var number: Int32 = -1
    let found = unsafe getopt_long(count, &vector, short, longOptions, &number)
    let value = unsafe getopt_value().map { unsafe String(cString: $0) }
    let next = Int(getopt_next_index())
    let previous = min(max(next - 2, 0), max(arguments.count - 1, 0))
    switch found {
    case -1:
      parsed.words = unsafe vector[Int(getopt_next_index())..<Int(count)].compactMap {
        unsafe $0.map { unsafe String(cString: $0) }
      }
      return parsed
    case 0: parsed.options.append((specifications[Int(number)].name, value))
    case 0x3A:  // ':'
      throw Diagnostic(
        .error, "The option '\(arguments[previous])' needs a value.",
        hints: ["See 'thumbindex --help'."])
    case 0x3F:  // '?'
      // Of a letter that is not ASCII it has seen the first byte alone, and is still at its argument.
      let isByte = getopt_unknown_letter() & 0x80 != 0 && arguments.indices.contains(next - 1)
      let unknown =
        isByte
        ? arguments[next - 1].first { !$0.isASCII } : letter(getopt_unknown_letter())
      throw unknownOption(unknown.map { "-\($0)" } ?? arguments[previous], specifications)
    default:
      if let specification = specifications.first(where: { $0.letter == letter(found) }) {
        parsed.options.append((specification.name, value))
      }
    }
  }
}

extension OptionSpecification {
  /// `no_argument`, `required_argument` or `optional_argument`.
  fileprivate var need: Int32 { value == nil ? 0 : valueIsOptional ? 2 : 1 }
}

private func unknownOption(
  _ text: String, _ specifications: [OptionSpecification]
) -> Diagnostic {
  let name = text.prefix { $0 != "=" }
  let known = specifications.map { "--\($0.name)" }
  let isLong = name.hasPrefix("--")
  if let exact = specifications.first(where: { "--\($0.name)" == name && $0.value == nil }) {
    return Diagnostic(
      .error, "The option '--\(exact.name)' takes no value.", hints: ["See 'thumbindex --help'."])
  }
  return Diagnostic(
    .error, "There is no option '\(name)' here.",
    hints: [
      isLong
        ? suggestion(for: String(name), among: known)
        : "See 'thumbindex --help'; a name that begins with a hyphen goes behind '--'."
    ])
}

/// The ASCII character of that code; `nil` for 0.
private func letter(_ code: Int32) -> Character? {
  code == 0 ? nil : Character(Unicode.Scalar(UInt8(truncatingIfNeeded: code)))
}
