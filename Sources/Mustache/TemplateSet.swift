package import Diagnostics

/// Templates that have been parsed and checked together, ready to be rendered by any number of
/// tasks at once.
///
/// Whatever a checked template names exists: partials, parents, blocks, and every variable in
/// every context that the template is used in. Text is always escaped, `HTML` never.
package final class TemplateSet: Sendable {
  let program: Program
  let numbers: [String: Int]
  let slots: SlotTable
  /// Whether `{{{name}}}` inserts text as it is, and a missing template is an empty one.
  let isLenient: Bool
  /// The names of the templates that another template of the set uses.
  package let used: Set<String>

  /// One template of the set.
  package struct Template: Hashable, Sendable {
    let number: Int
  }

  /// Parses templates and checks them.
  ///
  /// Faults of syntax, unknown templates and cycles are found in all of them, and unknown
  /// variables in those that the roots come to. Dynamic names (`{{>*name}}`) are refused, since
  /// what they come to cannot be checked.
  ///
  /// - Parameters:
  ///   - sources: The text of each template by the name that partials and parents use.
  ///   - roots: The templates that pages are rendered with, and the context each gets.
  ///   - own: Those that their reader can mend; a name that another template misses where one of
  ///     these uses it is told there. `nil` for all.
  /// - Throws: Everything that is wrong, by file and place.
  package init(
    _ sources: [String: SourceFile], roots: [String: Shape], own: Set<String>? = nil
  ) throws(DiagnosticList) {
    let parsed = ParsedTemplates(sources)
    var faults = parsed.faults
    var checker = Checker(parsed, own: own)
    checker.check(roots, faults: &faults)
    if let list = DiagnosticList(faults.diagnostics) { throw list }
    program = parsed.program
    numbers = parsed.numbers
    slots = SlotTable(
      of: roots.sorted { $0.key < $1.key }.flatMap(\.value.withShapesBelow),
      symbols: program.table.names)
    isLenient = false
    used = parsed.used
  }

  /// Parses templates for data of any shape, as the Mustache specification has it.
  ///
  /// What is missing is empty, `{{{name}}}` inserts text as it is, and names of templates may
  /// be dynamic.
  ///
  /// - Parameter sources: The text of each template by the name that partials and parents use.
  /// - Throws: Faults of syntax, and partials that contain themselves whatever the data.
  package init(unchecked sources: [String: SourceFile]) throws(DiagnosticList) {
    let parsed = ParsedTemplates(sources)
    var faults = parsed.faults
    InclusionCycles(parsed, onlyUnconditional: true).report(to: &faults)
    if let list = DiagnosticList(faults.diagnostics) { throw list }
    program = parsed.program
    numbers = parsed.numbers
    slots = SlotTable(of: [], symbols: [])
    isLenient = true
    used = parsed.used
  }

  /// The set with another program.
  init(program: Program, of set: TemplateSet) {
    self.program = program
    numbers = set.numbers
    slots = set.slots
    isLenient = set.isLenient
    used = set.used
  }

  /// The template of that name; `nil` when the set has none.
  package func template(_ name: String) -> Template? { numbers[name].map(Template.init) }
}
