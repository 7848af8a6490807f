import Diagnostics

extension Checker {
  /// Reports templates and blocks that do not exist, in all templates.
  func checkCalls(faults: inout Faults) {
    var blocks: [Int: Set<String>] = [:]
    for template in parsed.names.indices {
      for (call, offset) in parsed.calls(of: template) {
        switch call.target {
        case .template(let target):
          guard call.arguments.count > 0 else { continue }
          let known = blocks[target] ?? self.blocks(in: target)
          blocks[target] = known
          checkArguments(of: call, filling: target, with: known, template, &faults)
        case .unknown(let name):
          // A name that is empty was reported by the parser.
          guard !name.isEmpty else { continue }
          faults.add(
            "There is no template named '\(name)'.",
            hints: [suggestion(for: name, among: parsed.names)], at: offset, of: template)
        case .dynamic(let name):
          faults.add(
            "The template '*\(parsed.program.text(of: name))' is known only with the data, "
              + "so it cannot be checked.",
            hints: ["Name the template, in a section for each if there are several."], at: offset,
            of: template)
        }
      }
    }
  }

  private func checkArguments(
    of call: Program.Call, filling target: Int, with blocks: Set<String>, _ template: Int,
    _ faults: inout Faults
  ) {
    let names = parsed.program.table.names
    for argument in parsed.program.arguments[call.arguments.range] {
      let name = names[argument.symbol]
      guard !name.isEmpty, !blocks.contains(name) else { continue }
      let hint =
        blocks.isEmpty ? "It has none at all." : suggestion(for: name, among: blocks.sorted())
      faults.add(
        "'\(parsed.names[target])' has no block named '\(name)'.", hints: [hint],
        at: argument.offset, of: template)
    }
  }

  /// The blocks that are shown in a template and in those it comes to, by name.
  private func blocks(in template: Int) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<Int> = [template]
    var waiting = [template]
    while let template = waiting.popLast() {
      for index in parsed.program.templates[template] {
        switch parsed.program.instructions[index] {
        case .block(let block):
          found.insert(parsed.program.table.names[parsed.program.blocks[block].symbol])
        case .call(let call):
          if case .template(let target) = parsed.program.calls[call].target,
            seen.insert(target).inserted
          {
            waiting.append(target)
          }
        default: break
        }
      }
    }
    return found
  }
}
