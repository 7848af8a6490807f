import Items
import QueryFiles

/// Reads the answers to one request to Google Books.
struct GoogleReader {
  let request: StoreRequest
  let settings: StoreSettings?

  func answer(in bytes: [UInt8]) throws(StoreError) -> StoreAnswer {
    switch try decodeAnswer(GoogleAnswer.self, from: bytes, store: "Google Books") {
    case .refusal(let refusal): try read(refusal)
    case .volume(let volume): read([volume])
    case .volumes(let volumes): read(volumes)
    }
  }

  private func read(_ volumes: [GoogleVolume?]) -> StoreAnswer {
    let conversion = GoogleConversion(
      country: request.country, hasPlainCovers: settings?.plainCovers ?? false)
    let isbn = askedISBN
    var answer = StoreAnswer()
    var notes = ReadingNotes()
    for (index, volume) in volumes.enumerated() {
      guard let volume else {
        answer.odd.append(OddElement(number: index + 1, reason: "It is no object."))
        continue
      }
      guard let item = conversion.item(volume, noting: &notes) else {
        answer.odd.append(OddElement(number: index + 1, reason: "It has neither a name nor an id."))
        continue
      }
      if let isbn, let other = volume.info.isbn, other.thirteen != isbn.thirteen {
        answer.odd.append(
          OddElement(
            number: index + 1,
            reason: "It has the ISBN \(other.digits), not \(isbn.digits) that was asked for."))
        continue
      }
      answer.items.append(item)
    }
    answer.insecureHosts = notes.insecureHosts
    return answer
  }

  /// The ISBN asked for: such a search may bring another book instead.
  private var askedISBN: ISBN? {
    parameters(of: request.address).first { $0.name == "q" }
      .flatMap { GoogleOperator.onlyISBN(in: $0.value) }
  }

  /// A volume that is not there is no answer to a lookup, and no fault.
  private func read(_ refusal: GoogleAnswer.Refusal) throws(StoreError) -> StoreAnswer {
    let words = refusal.message ?? refusal.status ?? "no reason given"
    if refusal.code == 404 { return StoreAnswer() }
    throw StoreError(cause(of: refusal), "Google Books refuses the request: '\(words)'.")
  }

  private func cause(of refusal: GoogleAnswer.Refusal) -> StoreError.Cause {
    switch refusal.code {
    case 400 where refusal.reasons.contains("API_KEY_INVALID"): .credential
    case 400 where refusal.message?.hasPrefix("API key not valid") ?? false: .credential
    case 401: .credential
    case 403: cause403(refusal)
    case 429 where refusal.message?.contains("per minute") ?? false: .throttled
    case 429: .quota
    case let code? where code >= 500: .unavailable
    default: .parameter
    }
  }

  private func cause403(_ refusal: GoogleAnswer.Refusal) -> StoreError.Cause {
    for reason in refusal.reasons {
      switch reason {
      case "accessNotConfigured", "SERVICE_DISABLED": return .configuration
      case "dailyLimitExceeded": return .quota
      case "userRateLimitExceeded", "userRateLimitExceededUnreg", "rateLimitExceeded":
        return .throttled
      default: continue
      }
    }
    return .parameter
  }
}
