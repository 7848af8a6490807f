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

/// One GET as it is to go out.
package struct HTTPMessage: Hashable, Sendable {
  /// Percent-encoded, without a key: https, or http to this machine.
  package let address: String
  /// Goes to the host of `address` only, never behind a redirect to another.
  package var secret: Secret?
  /// Names in lower case, without a key; each once.
  package var headers: [Header]

  package struct Header: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(address: String, secret: Secret? = nil, headers: [Header] = []) {
    self.address = address
    self.secret = secret
    self.headers = headers
  }
}

/// A key on its way to its service.
///
/// Its text forms show nothing of it.
package struct Secret: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// A parameter of the address of that name.
    case query(name: String)
    /// A header of that name.
    case header(name: String)
  }

  package let place: Place
  let value: String

  /// - Parameters:
  ///   - value: Checked: visible ASCII.
  ///   - place: How the service wants it.
  package init(_ value: String, in place: Place) {
    self.value = value
    self.place = place
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(key)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// What came back, whatever its status.
package struct HTTPAnswer: Hashable, Sendable {
  package let status: Int
  /// Names in lower case; several of one name are joined with commas.
  package let headers: [String: String]
  /// Without its content coding: a gzipped body is unpacked.
  package let body: [UInt8]

  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why there is no answer.
package enum TransportFault: Error, Hashable, Sendable {
  /// Nothing came in that many seconds, or not all of it.
  case timedOut(seconds: Int)
  /// No connection: no such host, refused, no network, closed early; in the system's words.
  case noConnection(String)
  /// The certificate is not to be trusted; in the system's words.
  case untrusted(String)
  /// A redirect that is not followed: to http, to no address, or one too many.
  case badRedirect(to: String)
  /// More than 16 MB.
  case tooLarge
  /// The body ended before its stated length.
  case cutOff
  /// The work was cancelled.
  case cancelled
}
