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
    let left = unasked.map { unasked in
      "\(unasked.store.text): \(counted(unasked.requests, "request", "requests")) not sent: "
        + unasked.reason
    }
    return (list + left + [summary]).map(\.onOneLine)
  }

  private var summary: String {
    [count, time, past].compactMap(\.self).joined(separator: " ")
  }

  private var count: String {
    guard !requests.isEmpty else { return "No request would be sent." }
    let queries = Set(requests.map(\.query)).count
    var text = counted(requests.count, "request", "requests")
    text += " for \(counted(queries, "query", "queries"))"
    if mostDetails > 0 {
      text += ", and at most \(mostDetails) more for details of what they find"
    }
    return text + "."
  }

  private var time: String? {
    guard leastSeconds > 0 else { return nil }
    return "By the stores' limits that takes at least \(WaitingTime(seconds: leastSeconds))."
  }

  /// What earlier fetches have done that is not done again.
  private var past: String? {
    let parts = [
      done > 0 ? "has done \(counted(done, "query", "queries")) already" : nil,
      waiting > 0
        ? "has left \(counted(waiting, "answer", "answers")) that need not be asked for" : nil,
    ].compactMap(\.self)
    return parts.isEmpty
      ? nil : "A fetch that did not end \(parts.joined(separator: ", and "))."
  }
}
