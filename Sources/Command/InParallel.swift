/// Applies a function to each element, several at a time.
///
/// - Parameters:
///   - inputs: What to work on.
///   - size: How many neighbours one task takes; more than 1 where the work on one is short.
///   - work: Called from any thread.
/// - Returns: The results in the order of the inputs, whatever the order of the work.
func inParallel<Input: Sendable, Output: Sendable>(
  _ inputs: some RandomAccessCollection<Input> & Sendable, by size: Int = 1,
  _ work: @escaping @Sendable (Input) -> Output
) async -> [Output] {
  await withTaskGroup(of: (Int, [Output]).self) { group in
    let starts = Array(stride(from: 0, to: inputs.count, by: max(1, size)))
    for (number, start) in starts.enumerated() {
      group.addTask {
        let slice = inputs.dropFirst(start).prefix(max(1, size))
        return (number, slice.map(work))
      }
    }
    var parts = [[Output]](repeating: [], count: starts.count)
    for await (number, part) in group { parts[number] = part }
    return parts.flatMap(\.self)
  }
}
