private import Foundation

/// Applies a function to each element, as many at a time as there are processors.
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
  let size = max(1, size)
  let count = (inputs.count + size - 1) / size
  return await withTaskGroup(of: (Int, [Output]).self) { group in
    var waiting = (0..<count).makeIterator()
    func startNext() {
      guard let number = waiting.next() else { return }
      group.addTask { (number, inputs.dropFirst(number * size).prefix(size).map(work)) }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
    var parts = [[Output]](repeating: [], count: count)
    while let (number, part) = await group.next() {
      parts[number] = part
      startNext()
    }
    return parts.flatMap(\.self)
  }
}
