/// One time that a request went out and brought nothing.
struct FailedAttempt {
  enum Sort {
    /// The service asks to be asked less. Again; then the store is given up.
    case throttled
    /// A failure that may pass. Again; then it counts against the host.
    case failing
    /// As `failing`, fewer times.
    case timedOut
    /// An answer that came damaged. As `failing`, once more only.
    case damaged
    /// Something that does not pass so soon. Not again; it counts against the host.
    case broken
    /// The request itself is not taken. Not again; the host is well.
    case refused
    /// The service will take none from us. Not again; the store is given up.
    case closed
    /// The service asks for a longer wait than this run has. Not again; the host is given up.
    case paused
    /// The run ends.
    case ended
  }

  let sort: Sort
  let fault: AskingFault
  /// How long the service asks to wait before the next request, in seconds.
  let wait: Int?

  init(_ sort: Sort, _ fault: AskingFault, wait: Int? = nil) {
    self.sort = sort
    self.fault = fault
    self.wait = wait
  }

  /// The same with one more thing to say to the owner.
  func hinting(_ hint: String) -> FailedAttempt {
    FailedAttempt(
      sort,
      AskingFault(
        fault.cause, store: fault.store, fault.message, hints: fault.hints + [hint],
        parameter: fault.parameter, attempts: fault.attempts), wait: wait)
  }
}
