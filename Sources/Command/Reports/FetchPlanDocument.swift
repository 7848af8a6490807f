import Items
import Recording

/// What a fetch would ask, as programs read it: `fetch --dry-run --json`.
///
/// Version 1; fields may be added to it.
struct FetchPlanDocument: Encodable {
  let version = 1
  let requests: [Request]
  /// How many more there may be for details of what is found.
  let mostDetails: Int
  let leastSeconds: Int
  /// How many answers are there from an interrupted fetch, and not asked for again.
  let waiting: Int
  /// What is not sent before the owner sees to it, such as a key.
  let unasked: [Unasked]

  struct Unasked: Encodable {
    let store: String
    let requests: Int
    let message: String
  }

  struct Request: Encodable {
    let query: String
    let store: String
    /// Without a key.
    let address: String
    /// Whether it only asks if there is something newer than what is recorded.
    let conditional: Bool
    /// Whether it may turn out needless.
    let optional: Bool
  }

  private enum CodingKeys: String, CodingKey {
    case version, requests, waiting, unasked
    case mostDetails = "most-details"
    case leastSeconds = "least-seconds"
  }

  init(_ plan: FetchPlan) {
    requests = plan.requests.map { request in
      Request(
        query: request.query, store: request.store.text, address: request.address,
        conditional: request.isConditional, optional: request.mayBeLeftOut)
    }
    mostDetails = plan.mostDetails
    leastSeconds = plan.leastSeconds
    waiting = plan.waiting
    unasked = plan.unasked.map { unasked in
      Unasked(store: unasked.store.text, requests: unasked.requests, message: unasked.reason)
    }
  }
}
