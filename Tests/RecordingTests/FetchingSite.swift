import Diagnostics
import Digest
import FileSystem
import Foundation
import Items
import QueryFiles
import Recording
import Stores
import Synchronization
import Testing

/// A site with queries, recordings in a folder that goes with the test, a clock, and stores that say
/// what a script has for them.
final class FetchingSite: Sendable {
  /// What a store says.
  enum Said: Sendable {
    case body(String, etag: String? = nil, maxAge: Int? = nil, retries: Int = 0)
    case unchanged(retries: Int = 0)
    case absent(status: Int = 404, retries: Int = 0)
    /// As a rule after it was asked once, unless the cause says that it was not.
    case fault(AskingFault.Cause, String, parameter: String? = nil, attempts: Int? = nil)
    /// As `body`, once the fetch has been stopped.
    case cancelled
  }

  private struct State {
    /// 2024-02-28T12:00:00Z.
    var now = 1_709_121_600_000_000_000
    var script: [(part: String, answers: [Said])] = []
    var asked: [(request: StoreRequest, validators: Validators?)] = []
    var events: [FetchEvent] = []
    /// Shuffles the answers; `nil` leaves them as they are asked.
    var seed: UInt64?
    /// Stops the fetch that is under way.
    var stop: (@Sendable () -> Void)?
  }

  let path: String
  private let disk: Disk
  private let state = Mutex(State())
  private let queries = Mutex<[FetchTarget]>([])
  private let settings = Mutex(
    SiteSettings(title: "Site", language: Placed("en", at: Place(file: "Site/site.yml"))))

  init(disk: Disk = .system) throws {
    self.disk = disk
    let name = "thumbindex-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try #require(Disk.system.realPath(url.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var shelf: RecordingShelf { RecordingShelf(site: path, disk: disk) }
  var events: [FetchEvent] { state.withLock { $0.events } }
  /// What was asked since the last call, in order.
  var asked: [String] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked.map(\.request.address)
    }
  }
  /// The validators that were sent since the last call of `asked`.
  var validators: [Validators] { state.withLock { $0.asked.compactMap(\.validators) } }

  func set(_ change: (inout SiteSettings) throws -> Void) rethrows {
    try settings.withLock { try change(&$0) }
  }

  /// Adds a query, or puts it in the place of the one of that name.
  func query(_ name: String, _ searches: String...) { query(name, searches: searches) }

  func query(_ name: String, searches: [String]) {
    let query = Query(
      name: name, place: Place(file: "Queries/\(name).md", line: 1, column: 1),
      title: name.capitalized, searches: searches.map { search($0, file: "Queries/\(name).md") })
    queries.withLock { queries in
      queries.removeAll { $0.query.name == name }
      queries.append(FetchTarget(query, recording: name))
    }
  }

  /// What the stores say to each address with a certain part.
  ///
  /// These come one after the other, the last of them again and again. Of several parts that fit the one that was named last counts.
  func say(_ part: String, _ answers: Said...) {
    state.withLock { $0.script.insert((part, answers), at: 0) }
  }

  /// Lets the answers come in another order, all of them with one date.
  func hurry(seed: UInt64) { state.withLock { $0.seed = seed } }

  func pass(seconds: Int) { state.withLock { $0.now += seconds * 1_000_000_000 } }

  @discardableResult
  func fetch(_ change: (inout FetchOptions) -> Void = { _ in }) async throws -> FetchResult {
    var options = FetchOptions()
    change(&options)
    let fetcher = fetcher(options)
    let targets = queries.withLock { $0 }
    return try await fetcher.fetch(targets)
  }

  /// A fetch that a script may stop.
  func fetchUntilStopped() async throws -> FetchResult {
    let (start, starter) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in start {}
      return try await fetch()
    }
    state.withLock { $0.stop = { task.cancel() } }
    starter.finish()
    return try await task.value
  }

  func plan(_ change: (inout FetchOptions) -> Void = { _ in }) -> FetchPlan {
    var options = FetchOptions()
    change(&options)
    return fetcher(options).plan(queries.withLock { $0 })
  }

  private func fetcher(_ options: FetchOptions) -> Fetcher {
    let left = Mutex(options.mostRequests)
    return Fetcher(
      site: settings.withLock { $0 }, options: options,
      asker: Asker { [self] request, validators in
        guard !Task.isCancelled else {
          return .failed(AskingFault(.unasked, store: request.store, "The fetch was stopped."))
        }
        let isLeft = left.withLock { left in
          defer { left = left.map { max($0 - 1, 0) } }
          return left != 0
        }
        guard isLeft else {
          let message = "The requests of this run are used up."
          return .failed(AskingFault(.unasked, store: request.store, message))
        }
        if let seed = state.withLock({ $0.seed }) {
          let turns = sha256("\(seed) \(request.address)".utf8, digits: 2)
          for _ in 0..<(Int(turns, radix: 16) ?? 0) { await Task.yield() }
        }
        return answer(request, validators)
      },
      shelf: shelf,
      moments: Moments(
        now: { [self] in state.withLock { $0.now } }, pause: { _ in }, chance: { 0.5 }),
      tell: { [self] event in state.withLock { $0.events.append(event) } })
  }

  private func answer(_ request: StoreRequest, _ validators: Validators?) -> AskingOutcome {
    let (said, date) = state.withLock { state in
      if state.seed == nil { state.now += 1_000_000_000 }
      state.asked.append((request, validators))
      return (Self.next(in: &state.script, for: request.address), Self.date(state.now))
    }
    switch said {
    case .body(let body, let etag, let maxAge, let retries):
      return reply(
        body, to: request, date: date, etag: etag, maxAge: maxAge, retries: retries)
    case .unchanged(let retries): return .unchanged(date: date, maxAge: nil, retries: retries)
    case .absent(let status, let retries):
      return .absent(status: status, date: date, retries: retries)
    case .fault(let cause, let message, let parameter, let attempts):
      return .failed(
        AskingFault(
          cause, store: request.store, message, parameter: parameter,
          attempts: attempts ?? (cause == .unasked ? 0 : 1)))
    case .cancelled:
      state.withLock { $0.stop }?()
      return reply(.songs(1), to: request, date: date)
    case nil:
      Issue.record("nobody should ask \(request.address)")
      return .failed(AskingFault(.moment, store: request.store, "not in the script"))
    }
  }

  private func reply(
    _ body: String, to request: StoreRequest, date: String, etag: String? = nil,
    maxAge: Int? = nil, retries: Int = 0
  ) -> AskingOutcome {
    let bytes = Array(body.utf8)
    let site = settings.withLock { $0 }
    guard
      let answer = try? StoreRegistry.store(named: request.store)?.answer(
        in: bytes, to: request, site: site)
    else {
      return .failed(AskingFault(.moment, store: request.store, "That is no answer."))
    }
    return .answered(
      Reply(
        bytes: bytes, answer: answer, status: 200, date: date,
        validators: Validators(etag: etag, lastModified: nil), maxAge: maxAge,
        retries: retries))
  }

  private static func next(
    in script: inout [(part: String, answers: [Said])], for address: String
  ) -> Said? {
    guard let place = script.firstIndex(where: { address.contains($0.part) }) else { return nil }
    let said = script[place].answers.first
    if script[place].answers.count > 1 { script[place].answers.removeFirst() }
    return said
  }

  private static func date(_ nanoseconds: Int) -> String {
    Date(timeIntervalSince1970: Double(nanoseconds / 1_000_000_000)).formatted(.iso8601)
  }
}

extension FetchingSite {
  func text(_ file: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try text.write(toFile: "\(path)/\(file)", atomically: false, encoding: .utf8)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  func record(_ name: String) throws -> Record {
    try #require(try shelf.folder(of: name)).record
  }
}

/// A search as a query file has it, a `key: value` or `key: [value, value]` a line.
func search(_ text: String, file: String) -> Search {
  var store = Placed(StoreName(""), at: Place(file: file))
  var parameters: [Search.Parameter] = []
  var results: Placed<Int>?
  var details: Placed<Bool>?
  for (index, line) in text.split(separator: "\n").enumerated() {
    let name = String(line.prefix { $0 != ":" })
    let value = String(line.dropFirst(name.count + 2))
    let place = Place(file: file, line: index + 1, column: name.count + 3)
    switch name {
    case "store": store = Placed(StoreName(value), at: place)
    case "details": details = Placed(value == "true", at: place)
    case "results": results = Int(value).map { Placed($0, at: place) }
    default:
      let isList = value.hasPrefix("[")
      let words = isList ? value.dropFirst().dropLast().split(separator: ", ") : [value[...]]
      parameters.append(
        Search.Parameter(
          name: Placed(name, at: Place(file: file, line: index + 1, column: 1)),
          values: words.map { Placed(String($0), at: place) }, isList: isList))
    }
  }
  return Search(store: store, parameters: parameters, results: results, details: details)
}
