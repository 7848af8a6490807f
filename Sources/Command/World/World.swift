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
  /// Listens from now on for somebody who asks the program to stop.
  ///
  /// What it returns waits for that; false when the task is cancelled before.
  package var interruption: @Sendable () -> @Sendable () async -> Bool
  /// Opens an address in the owner's browser, and calls `failed` when that cannot be.
  package var browse:
    @Sendable (_ address: String, _ failed: @escaping @Sendable () -> Void) -> Void

  package init(
    say: @escaping @Sendable (_ line: String) -> Void,
    outputFault: @escaping @Sendable () -> String? = { nil },
    remark: @escaping @Sendable (_ line: String) -> Void,
    variable: @escaping @Sendable (_ name: String) -> String?,
    transport: Transport, moments: Moments, terminals: Terminals = .none,
    interruption: @escaping @Sendable () -> @Sendable () async -> Bool,
    browse:
      @escaping @Sendable (_ address: String, _ failed: @escaping @Sendable () -> Void) -> Void = {
        _, failed in failed()
      }
  ) {
    self.say = say
    self.outputFault = outputFault
    self.remark = remark
    self.variable = variable
    self.transport = transport
    self.moments = moments
    self.terminals = terminals
    self.interruption = interruption
    self.browse = browse
  }
}
