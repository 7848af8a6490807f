/// What a refusal of Google's means: the service's own reason and words, nothing guessed.
extension GoogleAnswer.Refusal {
  var error: StoreError {
    let words = message ?? status ?? "no reason given"
    let cause = cause
    return StoreError(
      cause, by: GoogleBooks.title, saying: words,
      parameter: cause == .parameter ? parameter : nil)
  }

  /// The words of a request without a key, where the service answers none: of other services of
  /// Google's, as their users quote them.
  private var isWithoutKey: Bool {
    let words = message ?? ""
    return words.contains("unregistered callers") || words.contains("missing a valid API key")
  }

  private var cause: StoreError.Cause {
    switch code {
    case 400 where reasons.contains("API_KEY_INVALID") || reasons.contains("keyInvalid"):
      .credential
    case 400 where message?.hasPrefix("API key not valid") ?? false: .credential
    case 401: .credential
    case 403: cause403
    case 429 where message?.contains("per minute") ?? false: .throttled
    case 429: .quota
    case let code? where code >= 500: .unavailable
    default: .parameter
    }
  }

  private var cause403: StoreError.Cause {
    for reason in reasons {
      switch reason {
      case "accessNotConfigured", "SERVICE_DISABLED", "API_KEY_SERVICE_BLOCKED",
        "API_KEY_IP_ADDRESS_BLOCKED", "API_KEY_HTTP_REFERRER_BLOCKED", "ipRefererBlocked":
        return .configuration
      case "dailyLimitExceeded", "dailyLimitExceededUnreg", "quotaExceeded": return .quota
      case "userRateLimitExceeded", "userRateLimitExceededUnreg", "rateLimitExceeded":
        return .throttled
      default: continue
      }
    }
    return isWithoutKey ? .credential : .parameter
  }

  /// A request says by `startIndex` what a search says by `results`.
  private var parameter: String? {
    if reasons.contains("unknownLocation") { return "country" }
    return location == "startIndex" ? "results" : location
  }
}
