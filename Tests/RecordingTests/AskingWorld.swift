import Diagnostics
import Items
import QueryFiles
import Recording
import Stores
import Synchronization

/// A network, a clock and an environment that stand still until they are asked.
final class AskingWorld: Sendable {
  struct Sending: Sendable {
    let message: HTTPMessage
    /// In nanoseconds since 1970.
    let start: Int
    var end: Int
  }

  private struct State {
    /// 2024-02-28T23:59:50Z.
    var now = 1_709_164_790_000_000_000
    var sendings: [Sending] = []
    var underWay = 0
    var mostUnderWay = 0
    var events: [AskingEvent] = []
  }

  /// What comes back to a message, the how manieth of all it is from 0, and how long that takes in
  /// nanoseconds.
  typealias Network =
    @Sendable (_ message: HTTPMessage, _ number: Int) async -> (
      Result<HTTPAnswer, TransportFault>, Int
    )

  private let state = Mutex(State())
  private let network: Network
  let environment: [String: String]

  init(environment: [String: String] = [:], network: @escaping Network) {
    self.environment = environment
    self.network = network
  }

  /// A network that brings these one after the other, and the last of them again and again.
  convenience init(
    environment: [String: String] = [:], _ results: Result<HTTPAnswer, TransportFault>...
  ) {
    self.init(environment: environment) { _, number in
      (results[min(number, results.count - 1)], 100_000_000)
    }
  }

  var sendings: [Sending] { state.withLock { $0.sendings } }
  var mostUnderWay: Int { state.withLock { $0.mostUnderWay } }
  var events: [AskingEvent] { state.withLock { $0.events } }
  var now: Int { state.withLock { $0.now } }

  /// An asker in this world; with a chance of 0.5 its waits are 1, 2 and 4 s.
  func asker(
    site: SiteSettings = .plain, options: FetchOptions = FetchOptions(), chance: Double = 0.5,
    log: RequestLog? = nil
  ) -> Asker {
    let environment = environment
    return .polite(
      over: Transport { await self.send($0) }, site: site,
      moments: Moments(now: { self.now }, pause: { self.pass($0) }, chance: { chance }),
      log: log, options: options, variable: { environment[$0] }, report: { self.note($0) })
  }

  func pass(_ nanoseconds: Int) { state.withLock { $0.now += max(nanoseconds, 0) } }

  private func note(_ event: AskingEvent) { state.withLock { $0.events.append(event) } }

  func send(_ message: HTTPMessage) async -> Result<HTTPAnswer, TransportFault> {
    let number = state.withLock { state in
      state.underWay += 1
      state.mostUnderWay = max(state.mostUnderWay, state.underWay)
      state.sendings.append(Sending(message: message, start: state.now, end: state.now))
      return state.sendings.count - 1
    }
    let (result, time) = await network(message, number)
    pass(time)
    state.withLock { state in
      state.sendings[number].end = state.now
      state.underWay -= 1
    }
    return result
  }
}

extension SiteSettings {
  static let plain = SiteSettings(
    title: "Site", language: Placed("en", at: Place(file: "Site/site.yml")))
}

extension StoreName {
  static let itunes = StoreName("itunes")
  static let googleBooks = StoreName("google-books")
  static let omdb = StoreName("omdb")
}

extension StoreRequest {
  static func song(_ term: String = "a", at base: String = "https://itunes.apple.com") -> Self {
    StoreRequest(
      store: .itunes, address: "\(base)/search?term=\(term)&country=US", country: .unitedStates)
  }

  static func book(_ words: String = "a", at base: String = "https://www.googleapis.com") -> Self {
    StoreRequest(
      store: .googleBooks, address: "\(base)/books/v1/volumes?q=\(words)&country=US",
      credential: .header(name: "X-Goog-Api-Key", variable: "GOOGLE_BOOKS_API_KEY"),
      country: .unitedStates)
  }

  static func volume(_ id: String) -> Self {
    StoreRequest(
      store: .googleBooks, address: "https://www.googleapis.com/books/v1/volumes/\(id)?country=US",
      credential: .header(name: "X-Goog-Api-Key", variable: "GOOGLE_BOOKS_API_KEY"),
      country: .unitedStates, purpose: .lookup(ids: [id], related: false))
  }

  static func film(_ words: String = "lost", at base: String = "https://www.omdbapi.com") -> Self {
    StoreRequest(
      store: .omdb, address: "\(base)/?s=\(words)",
      credential: .query(name: "apikey", variable: "OMDB_API_KEY"))
  }
}

extension Result where Success == HTTPAnswer, Failure == TransportFault {
  static func status(
    _ status: Int, _ body: String = "", headers: [String: String] = [:]
  ) -> Self {
    .success(HTTPAnswer(status: status, headers: headers, body: Array(body.utf8)))
  }

  /// An answer of iTunes Search that found nothing.
  static var nothing: Self { .status(200, .itunes("")) }

  static func fault(_ fault: TransportFault) -> Self { .failure(fault) }

  static func google(_ code: Int, _ reason: String, _ words: String) -> Self {
    .status(
      code,
      #"{"error":{"code":\#(code),"message":"\#(words)","errors":[{"reason":"\#(reason)"}]}}"#)
  }

  static func omdb(_ status: Int, _ words: String) -> Self {
    .status(status, #"{"Response":"False","Error":"\#(words)"}"#)
  }
}

extension AskingOutcome {
  var reply: Reply? { if case .answered(let reply) = self { reply } else { nil } }
  var fault: AskingFault? { if case .failed(let fault) = self { fault } else { nil } }
}
