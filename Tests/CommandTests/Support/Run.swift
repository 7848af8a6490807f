import Command
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
  init(_ arguments: [String], variables: [String: String] = [:], now: Int = 0) async {
    let output = Mutex("")
    let remarks = Mutex("")
    let world = World(
      say: { line in output.withLock { $0 += line + "\n" } },
      remark: { line in remarks.withLock { $0 += line + "\n" } },
      variable: { variables[$0] },
      now: { now })
    status = await Thumbindex.run(arguments, in: world)
    self.output = output.withLock { $0 }
    self.remarks = remarks.withLock { $0 }
  }
}

extension TestSite {
  /// Runs the program on this site; its folder is taken out of the remarks.
  @discardableResult
  func run(
    _ arguments: String..., variables: [String: String] = [:], now: Int = 0
  ) async -> Run {
    var run = await Run(["-C", path] + arguments, variables: variables, now: now)
    run.remarks.replace("\(path)/", with: "")
    return run
  }
}
