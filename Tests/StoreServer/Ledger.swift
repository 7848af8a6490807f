private import Synchronization

/// What reached a server, and what it says to it.
final class Ledger: Sendable {
  let closing = Closing()
  let answer: @Sendable (ServedRequest) -> ServedAnswer
  private let book = Mutex(Book())

  private struct Book {
    var requests: [ServedRequest] = []
    var open = 0
    var mostOpen = 0
  }

  init(answer: @escaping @Sendable (ServedRequest) -> ServedAnswer) { self.answer = answer }

  var requests: [ServedRequest] { book.withLock { $0.requests } }
  var largestNumberAtOnce: Int { book.withLock { $0.mostOpen } }

  func begin(
    method: String, path: String, parameters: [ServedRequest.Parameter], headers: [String: String]
  ) -> ServedRequest {
    book.withLock { book in
      let request = ServedRequest(
        number: book.requests.count + 1, method: method, path: path, parameters: parameters,
        headers: headers,
        arrival: .now)
      book.requests.append(request)
      book.open += 1
      book.mostOpen = max(book.mostOpen, book.open)
      return request
    }
  }

  func end() { book.withLock { $0.open -= 1 } }
}
