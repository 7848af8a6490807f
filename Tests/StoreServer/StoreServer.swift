/// A server on this machine that plays a store over real sockets.
///
/// Stop it when the test is over, which also keeps it alive until then:
///
///     let server = try StoreServer { request in
///       request.number == 1 ? ServedAnswer(status: 503) : ServedAnswer(#"{"results": []}"#)
///     }
///     defer { server.stop() }
package final class StoreServer: Sendable {
  /// Without a slash at the end: `http://127.0.0.1:34567`.
  package let address: String

  private let ledger: Ledger
  private let daemon: Daemon

  /// Begins to listen.
  ///
  /// With a certificate it is an https server. `answer` is called on a thread of each connection,
  /// which it may block.
  package init(
    tls certificate: Certificate? = nil,
    _ answer: @escaping @Sendable (_ request: ServedRequest) -> ServedAnswer
  ) throws {
    let socket = try LoopbackSocket()
    address = "\(certificate == nil ? "http" : "https")://127.0.0.1:\(socket.port)"
    ledger = Ledger(answer: answer)
    daemon = try Daemon(on: socket, certificate: certificate, ledger: ledger)
  }

  /// Those that came so far, in the order of their arrival.
  package var requests: [ServedRequest] { ledger.requests }

  /// How many requests were being answered at the same moment, at most.
  package var largestNumberAtOnce: Int { ledger.largestNumberAtOnce }

  /// Closes all connections, also those that wait.
  ///
  /// Nothing listens at the address when it returns.
  package func stop() { daemon.stop() }

  deinit { daemon.stop() }
}
