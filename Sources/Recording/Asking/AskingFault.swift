package import Items

/// Why a request has no answer.
package struct AskingFault: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// The owner must mend it: no key, a wrong key, a parameter that the store refuses.
    case owner
    /// Another time it may work: throttled, out of quota, 5xx, timed out, no JSON.
    case moment
    /// It has no answer for a reason that lies in this run: its host has been given up, no request is
    /// left, or the run ends.
    case unasked
  }

  package let cause: Cause
  package let store: StoreName
  /// A sentence, without any key.
  package let message: String
  package let hints: [String]
  /// The parameter that the store refuses, in the name that a query has for it.
  package let parameter: String?
  /// How often the request went out; 0 when it never did.
  package var attempts: Int

  package init(
    _ cause: Cause, store: StoreName, _ message: String, hints: [String] = [],
    parameter: String? = nil, attempts: Int = 0
  ) {
    self.cause = cause
    self.store = store
    self.message = message
    self.hints = hints
    self.parameter = parameter
    self.attempts = attempts
  }
}

extension AskingFault {
  /// The same for a request that had failed before, which is told as a hint.
  func after(_ last: AskingFault) -> AskingFault {
    AskingFault(
      cause, store: store, message, hints: hints + ["Before that: \(last.message)"],
      parameter: parameter, attempts: attempts)
  }

  /// The same for a request that went out so often.
  func sent(times attempts: Int) -> AskingFault {
    var fault = self
    fault.attempts = attempts
    return fault
  }
}
