import Recording

extension Transport {
  /// The real network, with limits that a test need not wait for.
  static func real(
    firstByte: Duration = .seconds(15), whole: Duration = .seconds(60), bytes: Int = 16_000_000,
    certificates: String? = nil
  ) -> Transport {
    .system(
      version: "1.2.3", project: "https://example.org/thumbindex",
      limits: TransportLimits(firstByte: firstByte, whole: whole, bytes: bytes),
      certificates: certificates)
  }

  func get(
    _ address: String, secret: Secret? = nil, headers: [HTTPMessage.Header] = []
  ) async -> Result<HTTPAnswer, TransportFault> {
    await send(HTTPMessage(address: address, secret: secret, headers: headers)) { _ in true }
  }
}

extension Result where Success == HTTPAnswer, Failure == TransportFault {
  var fault: TransportFault? {
    if case .failure(let fault) = self { fault } else { nil }
  }

  /// The body as text.
  var text: String? {
    if case .success(let answer) = self {
      String(decoding: answer.body, as: UTF8.self)
    } else {
      nil
    }
  }
}

extension TransportFault {
  /// The words of a fault that has some.
  var words: String {
    switch self {
    case .noConnection(let words), .unknownHost(let words), .untrusted(let words): words
    case .badRedirect(let target): target
    case .redirectLoop(let address), .tooManyRedirects(let address): address
    case .timedOut, .tooLarge, .headTooLarge, .cutOff, .cancelled: ""
    }
  }

  var isNoConnection: Bool { if case .noConnection = self { true } else { false } }
  var isUnknownHost: Bool { if case .unknownHost = self { true } else { false } }
  var isUntrusted: Bool { if case .untrusted = self { true } else { false } }
}
