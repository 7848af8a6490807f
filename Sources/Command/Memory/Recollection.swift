import Synchronization

/// What was last made for each name, to be used again while it would be made of the same.
///
/// Whoever asks names all that the making depends on, so that nobody can tell a result that was
/// remembered from one that was made anew. Any number of tasks may ask at the same time.
final class Recollection<Inputs: Equatable & Sendable, Output: Sendable>: Sendable {
  private struct Entry {
    let inputs: Inputs
    let output: Output
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// Makes something, unless the last that was made for the name was made of the same.
  ///
  /// - Parameters:
  ///   - name: Whose it is; of each name the last is remembered.
  ///   - inputs: All that the making depends on.
  ///   - make: Makes it, when there is none of equal inputs.
  /// - Returns: What is made of `inputs`.
  func output(for name: String, of inputs: Inputs, _ make: () -> Output) -> Output {
    if let entry = entries.withLock({ $0[name] }), entry.inputs == inputs { return entry.output }
    let output = make()
    entries.withLock { $0[name] = Entry(inputs: inputs, output: output) }
    return output
  }

  /// What was last made for a name, of whatever.
  func last(for name: String) -> Output? { entries.withLock { $0[name]?.output } }
}
