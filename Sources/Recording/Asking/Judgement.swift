import Dates
import QueryFiles
import Stores

/// Reads what came back to one request.
struct Judgement {
  let errand: Errand
  let site: SiteSettings
  /// The longest single wait for the host, in seconds.
  let longestWait: Int
  /// How often the request went out before.
  let retries: Int
  /// When the answer came, in nanoseconds since 1970.
  let now: Int
  /// The keys of all stores.
  let guarded: [GuardedKey]

  var store: any Store { errand.store }
  var secret: Secret? { errand.secret }

  func verdict(on result: Result<HTTPAnswer, TransportFault>) -> Verdict {
    switch result {
    case .success(let answer): verdict(on: answer)
    case .failure(let fault): failed(attempt(fault))
    }
  }

  private func verdict(on answer: HTTPAnswer) -> Verdict {
    switch answer.status {
    case 200: return read(answer)
    case 304 where errand.validators != nil:
      return .answered(.unchanged(date: date, maxAge: answer.maxAge, retries: retries))
    default:
      let error = store.refusal(
        status: answer.status, body: answer.body, to: errand.request, site: site)
      if error.cause == .absent {
        return .answered(.absent(status: answer.status, date: date, retries: retries))
      }
      return failed(attempt(error, answer))
    }
  }

  /// A failure whose words have none of the keys in them.
  private func failed(_ attempt: FailedAttempt) -> Verdict {
    .failed(attempt.hiding([secret].compactMap(\.self) + guarded.map(\.secret)))
  }

  private func read(_ answer: HTTPAnswer) -> Verdict {
    do {
      let content = try store.answer(in: answer.body, to: errand.request, site: site)
      let betrayed = guarded.filter { answer.betrays($0.secret) }
      if let key = betrayed.first {
        let isOwn = betrayed.contains { $0.store == store.name }
        let name = isOwn ? "your key" : "your key of \(key.service)"
        return failed(
          FailedAttempt(
            .broken,
            moment(
              "\(store.service) sent an answer with \(name) in it.",
              hints: ["It is not recorded, because recordings are published."])))
      }
      return .answered(
        .answered(
          Reply(
            bytes: answer.body, answer: content, status: answer.status, date: date,
            validators: answer.validators, maxAge: answer.maxAge, retries: retries)))
    } catch {
      return failed(attempt(error, answer))
    }
  }

  private func attempt(_ error: StoreError, _ answer: HTTPAnswer) -> FailedAttempt {
    switch error.cause {
    case .throttled: passing(.throttled, error, answer)
    case .quota: FailedAttempt(.closed, moment(error.message, hints: quotaHints))
    case .credential: FailedAttempt(.closed, owner(error, hints: keyHints))
    case .configuration: FailedAttempt(.closed, owner(error, hints: projectHints))
    case .parameter: FailedAttempt(.refused, owner(error))
    case .unreadable where answer.isMarkup:
      FailedAttempt(.broken, moment(error.message, hints: Self.signInHints))
    case .unreadable: passing(.damaged, error, answer)
    case .unavailable where answer.isTransient: passing(.failing, error, answer)
    case .unavailable, .absent: FailedAttempt(.broken, moment(error.message))
    }
  }

  /// What may pass, if the service does not ask for too much patience.
  private func passing(
    _ sort: FailedAttempt.Sort, _ error: StoreError, _ answer: HTTPAnswer
  ) -> FailedAttempt {
    guard let wait = answer.retryAfter(from: now) else {
      return FailedAttempt(sort, moment(error.message))
    }
    guard wait > longestWait else {
      return FailedAttempt(sort, moment(error.message), wait: wait)
    }
    return FailedAttempt(
      .paused,
      moment(
        "\(error.message) It asks to wait \(wait) seconds.",
        hints: [
          wait <= FetchOptions.waits.upperBound
            ? "Fetch again later, or wait for it by '--max-wait \(wait)'; it is \(longestWait) now."
            : "Fetch again later."
        ]))
  }

  private func attempt(_ fault: TransportFault) -> FailedAttempt {
    let host = errand.origin.authority
    return switch fault {
    case .timedOut(let seconds):
      FailedAttempt(.timedOut, moment("\(host) did not answer in full within \(seconds) seconds."))
    case .noConnection(let words), .unknownHost(let words):
      FailedAttempt(
        .failing,
        moment(
          "There is no connection to \(host): \(words)",
          hints: ["Look whether this machine is online, then fetch again."]))
    case .cutOff:
      FailedAttempt(.failing, moment("The answer of \(host) broke off before its end."))
    case .untrusted(let words):
      FailedAttempt(
        .broken,
        moment(
          "The certificate of \(host) cannot be trusted: \(words)", hints: Self.certificateHints))
    case .badRedirect(let target):
      FailedAttempt(
        .broken,
        moment(
          "\(host) sends requests on to '\(target)', where this program does not follow.",
          hints: Self.signInHints))
    case .redirectLoop(let address):
      FailedAttempt(
        .broken, moment("\(address) redirects in a circle.", hints: Self.signInHints))
    case .tooManyRedirects(let address):
      FailedAttempt(
        .broken,
        moment(
          "\(address) redirects from one address to another without an end.",
          hints: Self.signInHints))
    case .tooLarge(let bytes):
      FailedAttempt(
        .broken, moment("The answer of \(host) is larger than \(Self.size(bytes))."))
    case .headTooLarge(let bytes):
      FailedAttempt(
        .broken, moment("The head of \(host)'s answer is larger than \(Self.size(bytes))."))
    case .cancelled:
      FailedAttempt(
        .ended, AskingFault(.unasked, store: store.name, "The run ended before an answer came."))
    }
  }

  /// Such as `16 MB` or `256 KB`.
  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(bytes / 1000) KB" : "\(bytes / 1_000_000) MB"
  }

  private var date: String { Instant(nanoseconds: now).recorded }

  private func moment(_ message: String, hints: [String] = []) -> AskingFault {
    AskingFault(.moment, store: store.name, message, hints: hints)
  }

  private func owner(_ error: StoreError, hints: [String] = []) -> AskingFault {
    AskingFault(
      .owner, store: store.name, error.message, hints: hints, parameter: error.parameter)
  }
}

extension HTTPAnswer {
  /// Whether a key stands in what would be recorded of the answer.
  fileprivate func betrays(_ key: Secret) -> Bool {
    let texts = [validators?.etag, validators?.lastModified].compactMap(\.self)
    return key.stands(in: body) || texts.contains { key.stands(in: Array($0.utf8)) }
  }

  /// Whether the body is HTML or XML.
  fileprivate var isMarkup: Bool { body.first { $0 > 0x20 } == UInt8(ascii: "<") }

  /// Whether the status is one that passes; a 200 whose words tell of a failure too.
  fileprivate var isTransient: Bool {
    status == 200 || [408, 425, 429].contains(status) || (500..<600).contains(status)
  }
}
