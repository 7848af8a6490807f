import Command
import Recording
import Synchronization

/// One run of the program: how it ended, and all that it said.
struct Run: Equatable {
  var status: ExitStatus
  /// Standard output, with a line feed behind each line.
  var output: String
  /// Standard error, likewise.
  var remarks: String
}

extension Run {
  /// Runs the program inside of this process.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - variables: The whole environment.
  ///   - now: The time, in nanoseconds since 1970. At 0 all files seem to have been saved just
  ///     now, so that no build rests on the one before.
  ///   - transport: The network; unless a test has one of its own there is none.
  init(
    _ arguments: [String], variables: [String: String] = [:], now: Int = 0,
    transport: Transport = .none
  ) async {
    let output = Mutex("")
    let remarks = Mutex("")
    let world = World(
      say: { line in output.withLock { $0 += line + "\n" } },
      remark: { line in remarks.withLock { $0 += line + "\n" } },
      variable: { variables[$0] }, transport: transport, moments: TestClock(at: now).moments,
      interruption: { { await Self.nobody() } })
    status = await Thumbindex.run(arguments, in: world)
    self.output = output.withLock { $0 }
    self.remarks = remarks.withLock { $0 }
  }

  /// Nobody asks the program to stop: waits until the task is cancelled.
  private static func nobody() async -> Bool {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    return false
  }
}

extension Transport {
  /// No network.
  static let none = Transport { _ in .failure(.noConnection("there is no network in this test")) }
}

extension TestSite {
  /// Runs the program on this site; its folder is taken out of the remarks.
  @discardableResult
  func run(
    _ arguments: String..., variables: [String: String] = [:], now: Int = 0,
    transport: Transport = .none
  ) async -> Run {
    await run(arguments, variables: variables, now: now, transport: transport)
  }

  @discardableResult
  func run(
    _ arguments: [String], variables: [String: String] = [:], now: Int = 0,
    transport: Transport = .none
  ) async -> Run {
    var run = await Run(
      ["-C", path] + arguments, variables: variables, now: now, transport: transport)
    run.remarks.replace("\(path)/", with: "")
    return run
  }
}
