/// Templates that come to themselves again through partials and parents.
struct InclusionCycles {
  private let parsed: ParsedTemplates
  /// For each template, the others it names and the byte where it does so first.
  private let edges: [[(target: Int, offset: Int)]]

  /// - Parameters:
  ///   - parsed: The templates.
  ///   - onlyUnconditional: Whether calls in sections and blocks, which may end the cycle, do
  ///     not count.
  init(_ parsed: ParsedTemplates, onlyUnconditional: Bool) {
    self.parsed = parsed
    edges = parsed.names.indices.map { template in
      var seen: Set<Int> = []
      return parsed.calls(of: template).compactMap { call, offset in
        guard case .template(let target) = call.target, !(onlyUnconditional && call.isConditional),
          seen.insert(target).inserted
        else { return nil }
        return (target, offset)
      }
    }
  }

  /// Reports each call that leads back into the chain of templates it is in.
  ///
  /// - Parameter faults: Gets the faults, at the calls.
  /// - Returns: The templates that stand on a cycle.
  @discardableResult
  func report(to faults: inout Faults) -> Set<Int> {
    var found: Set<Int> = []
    var isDone = parsed.names.map { _ in false }
    for start in parsed.names.indices where !isDone[start] {
      var chain = [start]
      var next = [0]
      var isOpen: Set<Int> = [start]
      while let template = chain.last, let index = next.last {
        guard index < edges[template].count else {
          isDone[template] = true
          isOpen.remove(template)
          chain.removeLast()
          next.removeLast()
          continue
        }
        next[next.count - 1] += 1
        let edge = edges[template][index]
        if isOpen.contains(edge.target) {
          let cycle = chain.drop { $0 != edge.target }
          report(cycle + [edge.target], at: edge.offset, to: &faults)
          found.formUnion(cycle)
        } else if !isDone[edge.target] {
          chain.append(edge.target)
          next.append(0)
          isOpen.insert(edge.target)
        }
      }
    }
    return found
  }

  /// - Parameters:
  ///   - cycle: The templates of the cycle, the first one also last.
  ///   - offset: Where the last but one names the last.
  ///   - faults: Gets the fault.
  private func report(_ cycle: ArraySlice<Int>, at offset: Int, to faults: inout Faults) {
    guard let template = cycle.dropLast().last else { return }
    let path = cycle.map { parsed.names[$0] }.joined(separator: " → ")
    faults.add(
      "These templates contain themselves without end: \(path).",
      hints: ["Take this out, or split what both need into a template of its own."], at: offset,
      of: template)
  }
}
