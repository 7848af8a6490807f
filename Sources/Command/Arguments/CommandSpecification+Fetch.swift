import Diagnostics
import Recording

extension CommandSpecification {
  static let fetch = CommandSpecification(
    name: "fetch", summary: "Ask the stores again, record what they say, and tell what changed",
    words: "[NAME…]",
    options: [
      OptionSpecification(
        "dry-run", "Only list the requests that would be sent, and how long they take at least"),
      OptionSpecification(
        "older-than", value: "TIME", "Only queries that were recorded longer ago: 30m, 24h, 7d"),
      OptionSpecification(
        "shard", value: "K/N", "Only part K of N parts, into which the queries are divided: 1/4"),
      OptionSpecification(
        "accept-empty", "Believe a store that has nothing any more where it had something"),
      OptionSpecification("fresh", "Begin anew instead of going on with an interrupted fetch"),
      OptionSpecification(
        "max-requests", value: "N", "Send at most N requests; the next fetch goes on from there"),
      OptionSpecification(
        "max-wait", value: "SECONDS",
        "Ask a store no more where one wait would be longer; \(FetchOptions.usualWait) otherwise"
      ),
      OptionSpecification("report", value: "FILE", "Also write the report to FILE, as Markdown"),
      drafts, json,
    ]
  ) { arguments throws(Diagnostic) in
    var how = FetchOptions()
    how.olderThan = try arguments.span("older-than")
    how.shard = try arguments.shard("shard")
    how.acceptsEmpty = arguments.has("accept-empty")
    how.isFresh = arguments.has("fresh")
    how.standsAlone = !arguments.words.isEmpty
    how.mostRequests = try arguments.number("max-requests", in: FetchOptions.requests)
    how.longestWait = try arguments.number("max-wait", in: FetchOptions.waits) ?? how.longestWait
    return .fetch(
      FetchCommandOptions(
        names: arguments.words, isDryRun: arguments.has("dry-run"),
        report: arguments.value("report"), includesDrafts: arguments.has("drafts"),
        isJSON: arguments.has("json"), how: how))
  }
}

extension ParsedArguments {
  /// One of several parts, `2/5`.
  fileprivate func shard(_ name: String) throws(Diagnostic) -> FetchOptions.Shard? {
    guard let text = value(name) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    if parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = FetchOptions.Shard(number: number, count: count)
    {
      return shard
    }
    throw wrong(text, name, hint: "Write which part of how many, such as 1/4.")
  }
}
