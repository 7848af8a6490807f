/// The network: sends one GET and returns what came of it.
///
/// The only way out of the program. It knows no store; it does not retry, wait or count.
package struct Transport: Sendable {
  package var send: @Sendable (_ message: HTTPMessage) async -> Result<HTTPAnswer, TransportFault>

  package init(
    send: @escaping @Sendable (_ message: HTTPMessage) async -> Result<HTTPAnswer, TransportFault>
  ) {
    self.send = send
  }
}
