private import Foundation

/// What the program has of the world besides the site's folder: its outputs, its environment and its clock.
///
/// Made once in `main`, replaced in tests.
package struct World: Sendable {
  /// Writes a line of results.
  package var say: @Sendable (_ line: String) -> Void
  /// Writes a line about the work: diagnostics and progress.
  package var remark: @Sendable (_ line: String) -> Void
  /// The value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String?
  /// The time, in nanoseconds since 1970.
  package var now: @Sendable () -> Int

  package init(
    say: @escaping @Sendable (_ line: String) -> Void,
    remark: @escaping @Sendable (_ line: String) -> Void,
    variable: @escaping @Sendable (_ name: String) -> String?,
    now: @escaping @Sendable () -> Int
  ) {
    self.say = say
    self.remark = remark
    self.variable = variable
    self.now = now
  }

  /// Standard output, standard error, the process's environment and the system's clock.
  ///
  /// What cannot be written, since the output is closed or the disk full, is lost; the work goes
  /// on, and its exit status tells how it ended.
  package static let real = World(
    say: { try? FileHandle.standardOutput.write(contentsOf: Data("\($0)\n".utf8)) },
    remark: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) },
    variable: { ProcessInfo.processInfo.environment[$0] },
    now: { Int(Date().timeIntervalSince1970 * 1_000_000_000) })
}
