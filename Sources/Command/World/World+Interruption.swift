extension World {
  /// Does work that ends early, and with what it has, when somebody asks the program to stop.
  ///
  /// - Parameter work: Is cancelled then, and waited for.
  /// - Returns: What it returned, and whether it was cancelled.
  func interruptible<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value, wasInterrupted: Bool) {
    // Before the work begins, so that no request to stop is missed.
    let interruption = interruption()
    let task = Task { await work() }
    return await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        let isInterrupted = await interruption()
        if isInterrupted { task.cancel() }
        return isInterrupted
      }
      let value = await task.value
      group.cancelAll()
      let wasInterrupted = await group.next() ?? false
      return (value, wasInterrupted)
    }
  }
}
