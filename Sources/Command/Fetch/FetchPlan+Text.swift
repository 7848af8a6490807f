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
