/// What the server answers, and how well it behaves meanwhile.
package struct ServedAnswer: Hashable, Sendable {
  package var status: Int
  package var headers: [Header]
  package var body: [UInt8]
  package var manner: Manner

  package struct Header: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  package enum Manner: Hashable, Sendable {
    case plain
    /// Waits so many milliseconds before the head, and again before each chunk of the body.
    case slow(beforeHead: Int = 0, beforeChunk: Int = 0, chunk: Int = 1024)
    /// Takes the request and says nothing.
    case silent
    /// Closes after so many bytes of the body; the head promised all of it.
    case truncated(sent: Int)
    /// Goes on after the body, with blanks, and never ends.
    case endless
    /// Closes before the head.
    case closesEarly
  }

  package init(
    status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [], manner: Manner = .plain
  ) {
    self.status = status
    self.headers = headers.sorted { $0.key < $1.key }.map { Header(name: $0.key, value: $0.value) }
    self.body = body
    self.manner = manner
  }

  /// An answer of text, which is called JSON unless `headers` says otherwise.
  package init(
    _ text: String, status: Int = 200, headers: [String: String] = [:], manner: Manner = .plain
  ) {
    let stated = ["Content-Type": "application/json; charset=utf-8"]
    self.init(
      status: status, headers: stated.merging(headers) { _, given in given },
      body: Array(text.utf8), manner: manner)
  }

  package static func redirect(to location: String, status: Int = 302) -> ServedAnswer {
    ServedAnswer(status: status, headers: ["Location": location])
  }

  /// The same with a gzipped body, and a head that says so.
  package func gzipped() throws -> ServedAnswer {
    var answer = self
    answer.body = try runTool("gzip", ["--no-name", "--stdout"], input: body)
    answer.headers.append(Header(name: "Content-Encoding", value: "gzip"))
    return answer
  }
}
