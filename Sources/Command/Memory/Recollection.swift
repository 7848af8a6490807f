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

  private struct State {
    var entries: [String: Entry] = [:]
    /// The names that were asked for since the others were last forgotten.
    var asked: Set<String> = []
  }

  private let state = Mutex(State())

  /// Makes something, unless the last that was made for the name was made of the same.
  ///
  /// - Parameters:
  ///   - name: Whose it is; of each name the last is remembered.
  ///   - inputs: All that the making depends on.
  ///   - make: Makes it, when there is none of equal inputs.
  /// - Returns: What is made of `inputs`.
  func output(for name: String, of inputs: Inputs, _ make: () -> Output) -> Output {
    let known = state.withLock { state in
      state.asked.insert(name)
      return state.entries[name]
    }
    if let known, known.inputs == inputs { return known.output }
    let output = make()
    state.withLock { $0.entries[name] = Entry(inputs: inputs, output: output) }
    return output
  }

  /// Forgets what was made for these names.
  func forget(_ names: some Sequence<String>) {
    state.withLock { state in
      for name in names {
        state.entries[name] = nil
        state.asked.remove(name)
      }
    }
  }

  /// Forgets what was made for names that nobody has asked for since this was last called; where nobody
  /// has asked for any, nothing.
  func forgetOthers() {
    state.withLock { state in
      guard !state.asked.isEmpty else { return }
      if state.entries.count > state.asked.count {
        state.entries = state.entries.filter { state.asked.contains($0.key) }
      }
      state.asked = []
    }
  }
}
