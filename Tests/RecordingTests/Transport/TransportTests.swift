import Recording
import StoreServer
import Testing

@Suite("The network, over real sockets", .timeLimit(.minutes(5)))
struct TransportTests {
  @Test("An answer has its status, its headers in lower case and its body")
  func answer() async throws {
    let server = try StoreServer { _ in
      ServedAnswer(#"{"resultCount": 0}"#, headers: ["X-Odd": "one", "ETag": #""a1""#])
    }
    defer { server.stop() }
    let answer = try await Transport.real().get("\(server.address)/search?term=a+b%26c").get()
    #expect(answer.status == 200)
    #expect(answer.headers["x-odd"] == "one")
    #expect(answer.headers["etag"] == #""a1""#)
    #expect(answer.body == Array(#"{"resultCount": 0}"#.utf8))
    #expect(server.requests.map(\.path) == ["/search"])
    #expect(server.requests.first?["term"] == "a b&c")
  }

  @Test("IT-11 Every request names the program, its version and its project, and asks for JSON")
  func sentHeaders() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}") }
    defer { server.stop() }
    let transport = Transport.real()
    _ = await transport.get(server.address)
    _ = await transport.get("\(server.address)/again")
    let agent = "thumbindex/1.2.3 (static site generator; +https://example.org/thumbindex)"
    #expect(server.requests.map { $0.headers["user-agent"] } == [agent, agent])
    #expect(
      server.requests.map { $0.headers["accept"] } == Array(repeating: "application/json", count: 2)
    )
  }

  @Test("Headers of a message are sent; one with a line break in it is not")
  func messageHeaders() async throws {
    let server = try StoreServer { _ in ServedAnswer(status: 304) }
    defer { server.stop() }
    let answer = try await Transport.real().get(
      server.address,
      headers: [
        .init(name: "if-none-match", value: #""a1""#),
        .init(name: "if-modified-since", value: "x\r\nx-smuggled: 1"),
      ]
    ).get()
    #expect(answer.status == 304)
    #expect(server.requests.first?.headers["if-none-match"] == #""a1""#)
    #expect(server.requests.first?.headers["if-modified-since"] == nil)
    #expect(server.requests.first?.headers["x-smuggled"] == nil)
  }

  @Test("No cookie is kept")
  func cookies() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}", headers: ["Set-Cookie": "a=1; Path=/"]) }
    defer { server.stop() }
    let transport = Transport.real()
    for _ in 1...2 { _ = await transport.get(server.address) }
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test("Refusals are answers, with their bodies", arguments: [400, 401, 403, 404, 429, 500, 503])
  func refusals(status: Int) async throws {
    let server = try StoreServer { _ in
      ServedAnswer(
        "why \(status)", status: status,
        headers: ["Retry-After": "7", "WWW-Authenticate": "Bearer"])
    }
    defer { server.stop() }
    let answer = try await Transport.real().get(server.address).get()
    #expect(answer.status == status)
    #expect(answer.headers["retry-after"] == "7")
    #expect(answer.body == Array("why \(status)".utf8))
  }

  @Test("The empty 403 of iTunes is an answer")
  func emptyRefusal() async throws {
    let server = try StoreServer { _ in ServedAnswer(status: 403) }
    defer { server.stop() }
    let answer = try await Transport.real().get(server.address).get()
    #expect(answer == HTTPAnswer(status: 403, headers: answer.headers, body: []))
  }

  @Test("A gzipped body arrives unpacked")
  func gzip() async throws {
    let text = String(repeating: "metallica ", count: 10_000)
    let packed = try ServedAnswer(text).gzipped()
    let server = try StoreServer { _ in packed }
    defer { server.stop() }
    #expect(packed.body.count < 1_000)
    #expect(await Transport.real().get(server.address).text == text)
    #expect(server.requests.first?.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test("A slow answer within the limits arrives whole")
  func slow() async throws {
    let server = try StoreServer { _ in
      ServedAnswer("abcdefgh", manner: .slow(beforeHead: 50, beforeChunk: 10, chunk: 2))
    }
    defer { server.stop() }
    #expect(await Transport.real().get(server.address).text == "abcdefgh")
  }

  @Test("A head may come behind another one, such as that of early hints")
  func earlyHints() async throws {
    let server = try BluntServer(
      saying: "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nX-A: 1\r\n\r\nhello"
    )
    defer { server.stop() }
    let answer = try await Transport.real().get(server.address).get()
    #expect(answer == HTTPAnswer(status: 200, headers: ["x-a": "1"], body: Array("hello".utf8)))
  }

  @Test("Many requests go out at once, and each gets its own answer")
  func concurrency() async throws {
    let server = try StoreServer { request in
      ServedAnswer(request["n"] ?? "", manner: .slow(beforeHead: 100))
    }
    defer { server.stop() }
    let transport = Transport.real()
    let answers = await withTaskGroup(of: (Int, String?).self) { group in
      for number in 1...20 {
        group.addTask { (number, await transport.get("\(server.address)/?n=\(number)").text) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(answers == Dictionary(uniqueKeysWithValues: (1...20).map { ($0, "\($0)") }))
    #expect(server.largestNumberAtOnce > 1)
  }

  @Test("A thousand requests one after the other are all answered")
  func manyRequests() async throws {
    let server = try StoreServer { ServedAnswer("\($0.number)") }
    defer { server.stop() }
    let transport = Transport.real()
    for number in 1...1000 {
      try #require(await transport.get(server.address).text == "\(number)")
    }
  }
}
