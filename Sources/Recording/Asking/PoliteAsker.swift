import QueryFiles
import Stores

/// Asks requests, each until it is answered or there is no use in asking on.
struct PoliteAsker: Sendable {
  let transport: Transport
  let hosts: Hosts
  let standing: Standing
  let keys: KeyRing
  let moments: Moments
  let site: SiteSettings
  /// The longest single wait, in seconds: for the host's own limit, before another attempt, or because
  /// the host asks for it.
  let longestWait: Int
  let report: @Sendable (AskingEvent) -> Void

  func ask(_ request: StoreRequest, _ validators: Validators?) async -> AskingOutcome {
    guard let store = StoreRegistry.store(named: request.store),
      let origin = RemoteAddress(request.address)?.origin
    else {
      return .failed(
        AskingFault(.owner, store: request.store, "This program cannot ask '\(request.address)'."))
    }
    var errand = Errand(
      store: store, request: request, origin: origin,
      limiter: hosts.limiter(at: origin, for: store), validators: validators)
    // The same for every request, whatever else is known of the store.
    if let fault = ownersObstacle(to: request) {
      standing.giveUp(store.name, because: fault.message)
      tellIfGivenUp(errand)
      return .failed(fault)
    }
    let finding = keys.find(for: request, of: store)
    if let obstacle = obstacle(to: errand) { return .failed(obstacle) }
    if case .found(let key) = finding { errand.secret = key }
    if case .missing(let key) = finding { notice(store, without: key) }
    return await run(errand)
  }

  /// What the owner must see to before the request can go out: its key.
  func ownersObstacle(to request: StoreRequest) -> AskingFault? {
    guard let store = StoreRegistry.store(named: request.store),
      case .unusable(let message, let hints) = keys.find(for: request, of: store)
    else { return nil }
    return AskingFault(.owner, store: store.name, message, hints: hints)
  }

  private func run(_ errand: Errand) async -> AskingOutcome {
    var patience = Patience()
    var last: AskingFault?
    while true {
      if let obstacle = await wayOut(for: errand, through: errand.limiter) {
        guard let last else { return .failed(obstacle.sent(times: 0)) }
        report(.finished(errand.store.name))
        // A store that was given up says no more of itself than it has said to this request; but a
        // run that ends leaves the request to the next one.
        let isGivenUp = self.obstacle(to: errand) != nil
        let fault = isGivenUp ? last : obstacle.after(last)
        return .failed(fault.sent(times: patience.failures))
      }
      report(.sending(errand.store.name, address: errand.request.address))
      let start = moments.now()
      let passage = Passage(through: errand.limiter)
      let result = await transport.send(errand.message) { origin in
        await passage.goOn(to: hosts.limiter(at: origin, for: errand.store)) { limiter in
          await wayOut(for: errand, through: limiter)
        }
      }
      let judgement = Judgement(
        errand: errand, site: site, longestWait: longestWait, retries: patience.failures,
        now: moments.now(), guarded: keys.guarded)
      var verdict =
        passage.obstacle.map { .failed(FailedAttempt(.ended, $0)) } ?? judgement.verdict(on: result)
      let wait = conclude(&verdict, on: errand, from: start, &patience)
      // Not before: the next one must not slip out to a host that is to rest.
      passage.leave()
      guard case .failed(let attempt) = verdict, let wait else {
        report(.finished(errand.store.name))
        tellIfGivenUp(errand)
        return verdict.outcome(attempts: patience.failures)
      }
      last = attempt.fault
      report(
        .retrying(errand.store.name, nanoseconds: wait, because: attempt.fault.message))
      await moments.pause(wait)
    }
  }

  /// Waits until a request of the errand may go out: its own, or one that a redirect makes of it.
  ///
  /// - Returns: Why it does not go out; `nil` when it may, and the limiter is to be left after it.
  private func wayOut(for errand: Errand, through limiter: Limiter) async -> AskingFault? {
    if let obstacle = obstacle(to: errand) { return obstacle }
    if let most = standing.takeRequest() {
      return errand.fault(
        .unasked, "This run sends no more requests: '--max-requests \(most)' is reached.",
        hints: ["Allow more, or fetch again to go on."])
    }
    let name = errand.store.name
    let turn = await limiter.enter(
      within: longestWait * Self.second,
      unless: { standing.reason(against: name, at: errand.origin) != nil },
      waiting: { report(.waiting(name, nanoseconds: $0)) })
    guard turn != .come else { return nil }
    standing.giveBackRequest()
    if case .tooFar(let wait) = turn {
      standing.giveUp(errand.origin, because: sentence(onWaiting: wait, for: limiter))
    }
    return obstacle(to: errand) ?? errand.fault(.unasked, "The run ended before its turn.")
  }

  /// Why a store is not asked whose own limit lets the next request out too late.
  private func sentence(onWaiting nanoseconds: Int, for limiter: Limiter) -> String {
    let rate = limiter.requestsPerMinute
    return "At \(rate) \(rate == 1 ? "request" : "requests") a minute the next one has to wait "
      + "\(Self.seconds(nanoseconds)), longer than '--max-wait \(longestWait)' allows; "
      + "'--max-wait \(Self.longestTurn)' is enough."
  }

  /// No turn is further away, in seconds: a limit is one of requests a minute.
  private static let longestTurn = SlidingWindow.length / second
  /// In nanoseconds.
  private static let second = 1_000_000_000

  /// Rounded up.
  private static func seconds(_ nanoseconds: Int) -> String {
    let seconds = (nanoseconds - 1) / second + 1
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }

  /// Why the errand is not even to wait: its store has been given up.
  private func obstacle(to errand: Errand) -> AskingFault? {
    guard let reason = standing.reason(against: errand.store.name, at: errand.origin) else {
      return nil
    }
    tellIfGivenUp(errand)
    return errand.unasked(because: reason)
  }

  /// Notes what follows from a verdict for the store and its host.
  ///
  /// - Parameters:
  ///   - verdict: What came of the errand this time; it gets a hint where another attempt would have
  ///     to wait too long.
  ///   - errand: The request.
  ///   - start: When it went out, in nanoseconds since 1970.
  ///   - patience: The request's own.
  /// - Returns: The wait before another attempt, in nanoseconds; `nil` when there is to be none.
  private func conclude(
    _ verdict: inout Verdict, on errand: Errand, from start: Int, _ patience: inout Patience
  ) -> Int? {
    guard case .failed(let attempt) = verdict else {
      standing.noteSuccess(of: errand.store.name, at: errand.origin)
      return nil
    }
    let mayGoAgain = patience.allowsAnother(after: attempt.sort)
    var failures = patience.failures
    // Throttling is of the store, not of one request: all that are asked it share their patience.
    if attempt.sort == .throttled {
      let count = standing.noteThrottling(of: errand.store.name, from: start, to: moments.now())
      failures = max(failures, count)
    }
    guard mayGoAgain, failures < Patience.mostAttempts else {
      giveUp(errand, after: attempt)
      return nil
    }
    let asked = (attempt.wait ?? 0) * Self.second
    let wait = max(Patience.wait(after: failures, chance: moments.chance()), asked)
    guard wait <= longestWait * Self.second else {
      verdict = .failed(
        attempt.hinting(
          "Another attempt would have had to wait \(Self.seconds(wait)), longer than "
            + "'--max-wait \(longestWait)' allows."))
      giveUp(errand, after: attempt)
      return nil
    }
    // The others would only be told the same.
    if attempt.sort == .throttled || asked > 0 { errand.limiter.rest(for: wait) }
    return wait
  }

  /// Notes the failure that ended an errand, and whom else it ends.
  private func giveUp(_ errand: Errand, after attempt: FailedAttempt) {
    let reason = attempt.fault.message
    switch attempt.sort {
    case .throttled, .closed: standing.giveUp(errand.store.name, because: reason)
    case .paused: standing.giveUp(errand.origin, because: reason)
    case .failing, .timedOut, .damaged, .broken:
      standing.noteFailure(at: errand.origin, because: reason)
    case .refused: standing.noteSuccess(of: errand.store.name, at: errand.origin)
    case .ended: break
    }
  }

  private func tellIfGivenUp(_ errand: Errand) {
    let name = errand.store.name
    guard let reason = standing.reason(against: name, at: errand.origin),
      standing.isFirstToTell(of: name)
    else { return }
    report(.givenUp(name, because: reason))
  }

  private func notice(_ store: any Store, without key: Manners.Key) {
    guard standing.isFirstToNotice(store.name) else { return }
    report(
      .notice(
        store.name,
        "\(store.service) is asked without a key, from a quota that everybody without one shares: "
          + "it is often used up.",
        hints: [
          "Get a key of your own at \(key.page), then set it by 'export \(key.variable)=…', or in "
            + "GitHub as a repository secret \(key.variable)."
        ]))
  }
}
