/// An answer that sends elsewhere, and whether one goes there.
struct Redirection {
  /// The statuses that name another address for the same question.
  ///
  /// - SeeAlso: RFC 9110, section 15.4.
  static let statuses: Set<Int> = [301, 302, 303, 307, 308]

  let location: String?
  let from: RemoteAddress
  let purpose: HTTPMessage.Purpose
  let secret: Secret?

  /// The address to ask next.
  ///
  /// Only https leads on, and from http also http where that may be asked at all; never to another
  /// host with the key in its address, and from another machine never to this one. The fault names scheme and host of the target alone.
  var target: Result<RemoteAddress, TransportFault> {
    guard let location, !location.isEmpty, let whole = from.resolve(location) else {
      return refusal(nil)
    }
    guard let target = RemoteAddress(whole, for: purpose) else { return refusal(Origin(whole)) }
    let isWorse = from.origin.scheme == "https" && target.origin.scheme != "https"
    let betrays = target.origin != from.origin && secret?.isContained(in: target.text) == true
    let intrudes = target.origin.isLoopback && !from.origin.isLoopback
    return isWorse || betrays || intrudes ? refusal(target.origin) : .success(target)
  }

  private func refusal(_ origin: Origin?) -> Result<RemoteAddress, TransportFault> {
    guard let origin else { return .failure(.badRedirect(to: "no address")) }
    let text = "\(origin)"
    let hidesKey = secret?.isContained(in: text) == true
    return .failure(.badRedirect(to: hidesKey ? "an address with the key in it" : text))
  }
}
