import Stores

/// One request on its way to its answer, however often it has to go out.
struct Errand {
  let store: any Store
  let request: StoreRequest
  let origin: Origin
  let limiter: Limiter
  var secret: Secret?
  let validators: Validators?

  var message: HTTPMessage {
    HTTPMessage(
      address: request.address, secret: secret, headers: validators?.headers ?? [])
  }

  func fault(_ cause: AskingFault.Cause, _ message: String, hints: [String] = []) -> AskingFault {
    AskingFault(cause, store: store.name, message, hints: hints)
  }

  /// Why it did not go out, after its store was given up.
  func unasked(because reason: String) -> AskingFault {
    fault(.unasked, "\(store.service) is not asked any more in this run: \(reason)")
  }
}
