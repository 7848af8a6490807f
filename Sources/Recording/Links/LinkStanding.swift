/// What is known of an address after it was asked.
package enum LinkStanding: Hashable, Sendable {
  /// There is something, perhaps at another address for good.
  case there(newAddress: String?)
  /// The host says that there is nothing: 404, or 410.
  case gone(status: Int)
  /// There is no host of that name, or no network.
  case unknownHost
  /// Nobody can tell from here; why, in a few words.
  case unclear(String)

  /// Returns `nil` when the task was cancelled.
  init?(_ result: Result<HTTPAnswer, TransportFault>) {
    switch result {
    case .success(let answer):
      switch answer.status {
      case 200..<400: self = .there(newAddress: answer.newAddress)
      case 404, 410: self = .gone(status: answer.status)
      default: self = .unclear("\(answer.status)")
      }
    case .failure(let fault):
      switch fault {
      case .unknownHost: self = .unknownHost
      case .timedOut(let seconds): self = .unclear("no answer in \(seconds) s")
      case .noConnection: self = .unclear("no connection")
      case .untrusted: self = .unclear("a certificate that cannot be trusted")
      case .badRedirect(let target): self = .unclear("leads on to \(target)")
      case .redirectLoop, .tooManyRedirects: self = .unclear("redirects without an end")
      case .tooLarge, .headTooLarge: self = .unclear("an answer that is too large")
      case .cutOff: self = .unclear("half an answer")
      case .cancelled: return nil
      }
    }
  }
}
