import Recording
import StoreServer

extension Fixtures {
  /// Settings that ask a server of the test instead of the stores, as fast as it answers.
  static func settings(asking server: StoreServer, more: String = "") -> String {
    let store = "{endpoint: '\(server.address)', requests-per-minute: 60000}"
    return """
      -- Site/site.yml --
      title: Shelf
      url: https://shelf.example.org
      stores:
        itunes: \(store)
        google-books: \(store)
        omdb: \(store)
      \(more)

      """
  }

  /// 2022-05-07T10:00:00Z, in nanoseconds since 1970.
  static let spring = 1_651_917_600_000_000_000
  /// A day later.
  static let nextDay = spring + 86_400_000_000_000
}

extension Transport {
  /// The real one, for servers of the test.
  static let sockets = Transport.system(version: "0")
}

extension StoreServer {
  /// A server that answers by the words that are searched for, and with nothing found to all others.
  static func playing(_ answers: [String: ServedAnswer]) throws -> StoreServer {
    try StoreServer { request in
      let words = request["term"] ?? request["q"] ?? request["s"] ?? ""
      return answers[words] ?? ServedAnswer(StoreAnswers.itunes())
    }
  }
}
