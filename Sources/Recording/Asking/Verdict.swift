/// What came of a request that went out.
enum Verdict {
  case answered(AskingOutcome)
  case failed(FailedAttempt)

  /// What the one who asked gets, if it is not to go out again, after so many attempts that failed.
  func outcome(attempts: Int) -> AskingOutcome {
    switch self {
    case .answered(let outcome): outcome
    case .failed(let attempt): .failed(attempt.fault.sent(times: attempts))
    }
  }
}
