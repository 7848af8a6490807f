import Diagnostics

/// The templates of a set after parsing, before it is known whether their names exist.
struct ParsedTemplates {
  /// By name in code points; a template's number is its place here.
  let names: [String]
  let numbers: [String: Int]
  let program: Program
  /// What is wrong with the texts.
  let faults: Faults

  init(_ sources: [String: SourceFile]) {
    let sorted = sources.sorted {
      $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
    }
    names = sorted.map(\.key)
    numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var program = Program()
    var faults = Faults(sources: sorted.map(\.value))
    for (number, source) in sorted.enumerated() {
      Parser.parse(
        source.value, template: number, numbers: numbers, into: &program, faults: &faults)
    }
    self.program = program
    self.faults = faults
  }

  /// The names of the templates that another template calls.
  var used: Set<String> {
    var used: Set<String> = []
    for template in names.indices {
      for case .template(let target) in calls(of: template).map(\.call.target)
      where target != template {
        used.insert(names[target])
      }
    }
    return used
  }

  /// A template's calls with the bytes where they stand.
  func calls(of template: Int) -> [(call: Program.Call, offset: Int)] {
    program.templates[template].compactMap { index in
      guard case .call(let number) = program.instructions[index] else { return nil }
      return (program.calls[number], program.offsets[index])
    }
  }
}
