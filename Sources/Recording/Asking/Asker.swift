package import Stores

/// Asks the stores with the manners they want: not too fast, again where that helps, with their keys.
///
/// One for a whole run: all tasks share it, and with it the limits of each host.
package struct Asker: Sendable {
  /// Asks one request and reads its answer.
  ///
  /// - Parameters:
  ///   - request: What to ask.
  ///   - validators: Of the answer that is already there, for a conditional request.
  package var ask:
    @Sendable (_ request: StoreRequest, _ validators: Validators?) async -> AskingOutcome

  /// Why a request would not go out at all, whatever its host says; `nil` when it would.
  package var obstacle: @Sendable (_ request: StoreRequest) -> AskingFault?

  package init(
    ask:
      @escaping @Sendable (_ request: StoreRequest, _ validators: Validators?) async
      -> AskingOutcome,
    obstacle: @escaping @Sendable (_ request: StoreRequest) -> AskingFault? = { _ in nil }
  ) {
    self.ask = ask
    self.obstacle = obstacle
  }
}
