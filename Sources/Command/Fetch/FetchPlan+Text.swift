import Diagnostics
import Items
import Recording

extension FetchPlan {
  /// Each request, and in the last line how many there are and how long that takes at least.
  var lines: [String] {
    let list = requests.map { request in
      let notes = [
        request.isConditional ? "only if it changed" : nil,
        request.mayBeLeftOut ? "unless the list ends before" : nil,
      ].compactMap(\.self).joined(separator: ", ")
      return "\(request.query): GET \(request.address)\(notes.isEmpty ? "" : " (\(notes))")"
    }
    return (list + [summary]).map(\.onOneLine)
  }

  private var summary: String {
    var text = counted(requests.count, "request", "requests")
    if mostDetails > 0 {
      text += " and at most \(counted(mostDetails, "more", "more")) for details"
    }
    let queries = Set(requests.map(\.query)).count
    text += " for \(counted(queries, "query", "queries"))"
    if leastSeconds > 0 {
      text += "; by the stores' limits at least \(WaitingTime(seconds: leastSeconds))"
    }
    if done > 0 {
      text += "; \(counted(done, "query is", "queries are")) done by a fetch that was interrupted"
    }
    return text + "."
  }
}

/// What a fetch would ask, as programs read it: `fetch --dry-run --json`.
///
/// Version 1; fields may be added to it.
struct FetchPlanDocument: Encodable {
  let version = 1
  let requests: [Request]
  /// How many more there may be for details of what is found.
  let mostDetails: Int
  let leastSeconds: Int

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
    case version, requests
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
  }
}
