package import Recording

/// What the program has of the world besides the site's folder: its outputs, its environment, the
/// network, its clock, and whoever sits before it.
///
/// Made once in `main`, replaced in tests.
package struct World: Sendable {
  /// Writes a line of results.
  package var say: @Sendable (_ line: String) -> Void
  /// Why results could not be written so far, in the system's words; `nil` when they could.
  package var outputFault: @Sendable () -> String?
  /// Writes a line about the work: diagnostics and progress.
  package var remark: @Sendable (_ line: String) -> Void
  /// The value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String?
  package var transport: Transport
  package var moments: Moments
  package var terminals: Terminals
  /// Waits until somebody asks the program to stop; false when the task is cancelled before.
  package var interruption: @Sendable () async -> Bool

  package init(
    say: @escaping @Sendable (_ line: String) -> Void,
    outputFault: @escaping @Sendable () -> String? = { nil },
    remark: @escaping @Sendable (_ line: String) -> Void,
    variable: @escaping @Sendable (_ name: String) -> String?,
    transport: Transport, moments: Moments, terminals: Terminals = .none,
    interruption: @escaping @Sendable () async -> Bool
  ) {
    self.say = say
    self.outputFault = outputFault
    self.remark = remark
    self.variable = variable
    self.transport = transport
    self.moments = moments
    self.terminals = terminals
    self.interruption = interruption
  }
}
