/// One message on its way through redirects to its answer.
struct RedirectChain {
  let message: HTTPMessage
  let userAgent: String
  let limits: TransportLimits
  let certificates: String?
  let wire: Wire

  func run() async -> Result<HTTPAnswer, TransportFault> {
    guard let start = RemoteAddress(message.address) else {
      let place = RemoteAddress.origin(of: message.address).map { "\($0)" } ?? "no address"
      return .failure(
        .noConnection("\(place): only https is asked, or http on this machine"))
    }
    let end = ContinuousClock.now + limits.whole
    var address = start
    for _ in 0...limits.redirects {
      let request = request(for: address, carriesSecret: address.origin == start.origin, end: end)
      switch await wire.get(request) {
      case .failure(let fault):
        return .failure(fault)
      case .success(let answer):
        guard Redirection.statuses.contains(answer.status) else { return .success(answer) }
        let redirection = Redirection(
          location: answer.headers["location"], from: address, secret: message.secret)
        switch redirection.target {
        case .failure(let fault): return .failure(fault)
        case .success(let target): address = target
        }
      }
    }
    return .failure(.badRedirect(to: "\(address.origin)"))
  }

  private func request(
    for address: RemoteAddress, carriesSecret: Bool, end: ContinuousClock.Instant
  ) -> WireRequest {
    let secret = carriesSecret ? message.secret : nil
    let headers = [HTTPMessage.Header(name: "accept", value: "application/json")]
    let all = headers + message.headers + [secret?.header].compactMap(\.self)
    return WireRequest(
      origin: address.origin, address: secret?.added(to: address) ?? address.text,
      headers: all.filter(\.isOneLine).map { "\($0.name): \($0.value)" }, userAgent: userAgent,
      mostBytes: limits.bytes,
      deadlines: WireRequest.Deadlines(
        firstByte: .now + limits.firstByte, whole: end, limits: limits),
      certificates: certificates)
  }
}

extension HTTPMessage.Header {
  /// Whether it has no control character, with which it could be more than one header.
  fileprivate var isOneLine: Bool {
    [name, value].allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
  }
}
