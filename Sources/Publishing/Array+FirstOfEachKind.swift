import Diagnostics

extension [Diagnostic] {
  /// The first few errors with the same words, and one that counts the others: a full disk is full
  /// for each file.
  ///
  /// - Parameters:
  ///   - most: How many of the same words are kept.
  ///   - retry: What to do once the cause is mended: `build again`.
  /// - Returns: In this order.
  func firstOfEachKind(_ most: Int, before retry: String) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    let kept = filter { fault in
      counts[fault.summary, default: 0] += 1
      return counts[fault.summary, default: 0] <= most
    }
    let others = count - kept.count
    guard others > 0 else { return kept }
    return kept + [
      Diagnostic(
        .error, "At least \(others) more file\(others == 1 ? "" : "s") met the same.",
        hints: ["Mend the cause, and \(retry)."])
    ]
  }
}
