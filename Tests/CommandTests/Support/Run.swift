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
  init(_ arguments: [String], variables: [String: String] = [:]) async {
    let output = Mutex("")
    let remarks = Mutex("")
    let world = World(
      say: { line in output.withLock { $0 += line + "\n" } },
      remark: { line in remarks.withLock { $0 += line + "\n" } },
      variable: { variables[$0] })
    status = await Thumbindex.run(arguments, in: world)
    self.output = output.withLock { $0 }
    self.remarks = remarks.withLock { $0 }
  }
}

extension TestSite {
  /// Runs the program on this site; its folder is taken out of the remarks.
  @discardableResult
  func run(_ arguments: String..., variables: [String: String] = [:]) async -> Run {
    var run = await Run(["-C", path] + arguments, variables: variables)
    run.remarks.replace("\(path)/", with: "")
    return run
  }
}
