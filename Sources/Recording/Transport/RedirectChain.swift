/// One message on its way through redirects to its answer.
struct RedirectChain {
  let message: HTTPMessage
  let userAgent: String
  let limits: TransportLimits
  let certificates: String?
  let wire: Wire
  let admit: Transport.Admission

  func run() async -> Result<HTTPAnswer, TransportFault> {
    guard let start = RemoteAddress(message.address, for: message.purpose) else {
      let place = Origin(message.address).map { "\($0)" } ?? "no address"
      return .failure(
        .noConnection("Only https is asked, or http on this machine, and not \(place)."))
    }
    var end = ContinuousClock.now + limits.whole
    var address = start
    var visited: Set<RemoteAddress> = []
    var newAddress: String?
    var isForGood = true
    for redirects in 0...limits.redirects {
      if redirects > 0 {
        let pause = ContinuousClock.now
        guard await admit(address.origin) else { return .failure(.cancelled) }
        // The time in which we keep it waiting is not the service's.
        end += pause.duration(to: .now)
      }
      let request = request(for: address, carriesSecret: address.origin == start.origin, end: end)
      switch await wire.send(request) {
      case .failure(let fault):
        return .failure(
          address.origin == start.origin ? fault : fault.behindRedirect(to: address.origin))
      case .success(let answer):
        guard Redirection.statuses.contains(answer.status) else {
          var answer = answer
          answer.newAddress = newAddress
          return .success(answer)
        }
        let redirection = Redirection(
          location: answer.headers["location"], from: address, purpose: message.purpose,
          secret: message.secret)
        switch redirection.target {
        case .failure(let fault): return .failure(fault)
        case .success(let target):
          visited.insert(address)
          guard !visited.contains(target) else {
            return .failure(.redirectLoop(at: shown(target)))
          }
          address = target
          isForGood = isForGood && [301, 308].contains(answer.status)
          if isForGood { newAddress = target.text }
        }
      }
    }
    return .failure(.tooManyRedirects(from: shown(start)))
  }

  /// An address as a fault may name it: without parameters, and without the key.
  private func shown(_ address: RemoteAddress) -> String {
    let text = address.withoutParameters
    return message.secret?.isContained(in: text) == true ? "\(address.origin)" : text
  }

  private func request(
    for address: RemoteAddress, carriesSecret: Bool, end: ContinuousClock.Instant
  ) -> WireRequest {
    let secret = carriesSecret ? message.secret : nil
    let accepted = message.purpose == .answer ? "application/json" : "*/*"
    let headers = [HTTPMessage.Header(name: "accept", value: accepted)]
    let all = headers + message.headers + [secret?.header].compactMap(\.self)
    return WireRequest(
      purpose: message.purpose,
      origin: address.origin, address: secret?.added(to: address) ?? address.text,
      headers: all.filter(\.isOneLine).map { "\($0.name): \($0.value)" }, userAgent: userAgent,
      mostBytes: limits.bytes,
      deadlines: WireRequest.Deadlines(
        firstByte: .now + limits.firstByte, whole: end, limits: limits),
      certificates: certificates)
  }
}

extension TransportFault {
  /// The same where it was not the host that was asked which failed, but one behind it.
  fileprivate func behindRedirect(to origin: Origin) -> TransportFault {
    switch self {
    case .noConnection(let words): .noConnection("it redirects to \(origin.authority): \(words)")
    case .unknownHost(let words): .unknownHost("it redirects to \(origin.authority): \(words)")
    case .untrusted(let words): .untrusted("it redirects to \(origin.authority): \(words)")
    case .timedOut, .badRedirect, .redirectLoop, .tooManyRedirects, .tooLarge, .headTooLarge,
      .cutOff, .cancelled:
      self
    }
  }
}

extension HTTPMessage.Header {
  /// Whether it has no control character, with which it could be more than one header.
  fileprivate var isOneLine: Bool {
    [name, value].allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
  }
}
