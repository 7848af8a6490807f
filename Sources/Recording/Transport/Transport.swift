/// The network: sends one request and returns what came of it.
///
/// The only way out of the program. It knows no store; it does not retry, wait or count.
package struct Transport: Sendable {
  /// Is asked before each request that a redirect makes, and waits until that may go out; `false` when
  /// it may not.
  package typealias Admission = @Sendable (_ origin: Origin) async -> Bool

  /// Sends a message.
  ///
  /// The first request goes out at once. Where a redirect is not admitted, it was cancelled.
  package var send:
    @Sendable (_ message: HTTPMessage, _ admit: @escaping Admission) async
      -> Result<HTTPAnswer, TransportFault>

  package init(
    send:
      @escaping @Sendable (_ message: HTTPMessage, _ admit: @escaping Admission) async
      -> Result<HTTPAnswer, TransportFault>
  ) {
    self.send = send
  }

  /// A network without redirects.
  package init(
    send: @escaping @Sendable (_ message: HTTPMessage) async -> Result<HTTPAnswer, TransportFault>
  ) {
    self.send = { message, _ in await send(message) }
  }
}
