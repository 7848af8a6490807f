import Recording
import StoreServer
import Testing

@Suite("What keeps an answer from coming", .timeLimit(.minutes(5)))
struct TransportFaultTests {
  @Test("IT-40 A server that says nothing is left after the time for the first byte")
  func silent() async throws {
    let server = try StoreServer { _ in ServedAnswer(manner: .silent) }
    defer { server.stop() }
    let transport = Transport.real(firstByte: .milliseconds(300))
    #expect(await transport.get(server.address).fault == .timedOut(seconds: 1))
  }

  @Test("A server that goes on for too long is left after the time for the whole")
  func dripping() async throws {
    let server = try StoreServer { _ in
      ServedAnswer(
        String(repeating: "x", count: 100_000),
        manner: .slow(beforeHead: 0, beforeChunk: 50, chunk: 10))
    }
    defer { server.stop() }
    let transport = Transport.real(firstByte: .seconds(15), whole: .milliseconds(1200))
    #expect(await transport.get(server.address).fault == .timedOut(seconds: 2))
  }

  @Test("The redirects of one message share its time")
  func slowRedirects() async throws {
    let server = try StoreServer { _ in
      var answer = ServedAnswer.redirect(to: "/on")
      answer.manner = .slow(beforeHead: 250)
      return answer
    }
    defer { server.stop() }
    let transport = Transport.real(whole: .milliseconds(600))
    #expect(await transport.get(server.address).fault == .timedOut(seconds: 1))
  }

  @Test("A body without end is given up beyond the limit")
  func endless() async throws {
    let server = try StoreServer { _ in ServedAnswer("{", manner: .endless) }
    defer { server.stop() }
    #expect(await Transport.real().get(server.address).fault == .tooLarge(bytes: 16_000_000))
  }

  @Test("The largest body that is allowed arrives, one byte more does not")
  func limit() async throws {
    let server = try StoreServer { request in
      ServedAnswer(body: Array(repeating: 0x20, count: request["n"].flatMap { Int($0) } ?? 0))
    }
    defer { server.stop() }
    let transport = Transport.real(bytes: 100_000)
    let whole = try await transport.get("\(server.address)/?n=100000").get()
    #expect(whole.body.count == 100_000)
    #expect(await transport.get("\(server.address)/?n=100001").fault == .tooLarge(bytes: 100_000))
  }

  @Test("A small gzipped body that unpacks beyond the limit is given up")
  func gzipBomb() async throws {
    let bomb = try ServedAnswer(body: Array(repeating: 0x20, count: 17_000_000)).gzipped()
    let server = try StoreServer { _ in bomb }
    defer { server.stop() }
    #expect(bomb.body.count < 100_000)
    #expect(await Transport.real().get(server.address).fault == .tooLarge(bytes: 16_000_000))
  }

  @Test("A head without end is given up")
  func endlessHead() async throws {
    let lines = String(repeating: "X-A: \(String(repeating: "a", count: 1000))\r\n", count: 400)
    let server = try BluntServer(saying: "HTTP/1.1 200 OK\r\n\(lines)\r\n{}")
    defer { server.stop() }
    #expect(await Transport.real().get(server.address).fault == .headTooLarge(bytes: 256_000))
  }

  @Test("What libcurl does not take as it is does not go out in part")
  func refusedOption() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}") }
    defer { server.stop() }
    // libcurl takes no text of more than 8 MB; without it the request would have no name.
    let transport = Transport.system(version: String(repeating: "1", count: 9_000_000))
    let fault = await transport.get(server.address).fault
    #expect(fault?.words.hasPrefix("libcurl does not send this: ") == true)
    #expect(server.requests.isEmpty)
  }

  struct CutOff: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let said: String
    var ending = BluntServer.Ending.closes
  }

  @Test(
    "A body that ends before its time is not taken for an answer",
    arguments: [
      CutOff(
        testDescription: "shorter than its stated length",
        said: "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{}"),
      CutOff(
        testDescription: "a chunk is missing",
        said: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"),
      CutOff(
        testDescription: "a chunk has no size",
        said: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n"),
      CutOff(
        testDescription: "no body at all",
        said: "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n"),
      CutOff(
        testDescription: "the connection breaks",
        said: "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{}", ending: .resets),
    ])
  func cutOff(_ cut: CutOff) async throws {
    let server = try BluntServer(saying: cut.said, then: cut.ending)
    defer { server.stop() }
    #expect(await Transport.real().get(server.address).fault == .cutOff)
  }

  @Test("A server that closes in the middle of a plain or a gzipped body has not answered")
  func truncated() async throws {
    let text = String(repeating: "metallica ", count: 100)
    let packed = try ServedAnswer(text, manner: .truncated(sent: 20)).gzipped()
    let server = try StoreServer { request in
      request.path == "/packed" ? packed : ServedAnswer(text, manner: .truncated(sent: 300))
    }
    defer { server.stop() }
    let transport = Transport.real()
    #expect(await transport.get("\(server.address)/plain").fault == .cutOff)
    #expect(await transport.get("\(server.address)/packed").fault == .cutOff)
  }

  @Test("Of a body that is longer than stated only the stated part is read")
  func longerThanStated() async throws {
    let server = try BluntServer(saying: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello world")
    defer { server.stop() }
    let transport = Transport.real()
    #expect(await transport.get(server.address).text == "hello")
    #expect(await transport.get(server.address).text == "hello")
  }

  struct NoHTTP: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let said: String
  }

  @Test(
    "What is no HTTP is no connection",
    arguments: [
      NoHTTP(testDescription: "nothing", said: ""),
      NoHTTP(testDescription: "ends within the head", said: "HTTP/1.1 200 OK\r\n"),
      NoHTTP(testDescription: "ends within a header", said: "HTTP/1.1 200 OK\r\nContent-Le"),
      NoHTTP(testDescription: "no head", said: "hello, who is there?"),
      NoHTTP(testDescription: "no status", said: "HTTP/1.1 banana\r\n\r\n{}"),
      NoHTTP(
        testDescription: "a negative length",
        said: "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}"),
      NoHTTP(
        testDescription: "gzip that is none",
        said: "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n{}"),
    ])
  func noHTTP(_ case: NoHTTP) async throws {
    let server = try BluntServer(saying: `case`.said)
    defer { server.stop() }
    let fault = await Transport.real().get(server.address).fault
    #expect(fault?.isNoConnection == true, "\(String(describing: fault))")
  }

  @Test("A server that closes before the head, or breaks, is no connection")
  func closesEarly() async throws {
    let server = try StoreServer { _ in ServedAnswer(manner: .closesEarly) }
    defer { server.stop() }
    let broken = try BluntServer(saying: "", then: .resets)
    defer { broken.stop() }
    let transport = Transport.real()
    #expect(await transport.get(server.address).fault?.isNoConnection == true)
    #expect(await transport.get(broken.address).fault?.isNoConnection == true)
  }

  @Test("IT-41 The words name host, seconds and curl's error")
  func words() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}") }
    let address = server.address
    server.stop()
    let refused = try #require(await Transport.real().get(address).fault)
    let expected = try Regex(
      "Couldn't connect to server, after [0-9]+\\.[0-9] s \\(curl error 7\\)\\.")
    #expect(refused.isNoConnection)
    #expect(try expected.wholeMatch(in: refused.words) != nil, "\(refused.words)")
  }

  @Test("A host without an address is no connection")
  func unknownHost() async throws {
    let fault = await Transport.real().get("https://no-such-host.invalid/").fault
    #expect(fault?.isUnknownHost == true)
    #expect(fault?.words.hasPrefix("Couldn't resolve host name, after ") == true)
  }

  @Test("A cancelled task gives its request up")
  func cancelled() async throws {
    let server = try StoreServer { _ in ServedAnswer(manner: .silent) }
    defer { server.stop() }
    let address = server.address
    let task = Task { await Transport.real().get(address).fault }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test("A task that is cancelled already sends nothing")
  func cancelledBefore() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}") }
    defer { server.stop() }
    let address = server.address
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await Transport.real().get(address).fault
    }
    #expect(await task.value == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test(
    "Only https is asked, and http on this machine",
    arguments: [
      "http://example.org/a", "ftp://127.0.0.1/", "file:///etc/passwd", "127.0.0.1", "",
      "http://127.0.0.1.example.org/", "https://user:word@example.org/",
    ])
  func refusedAddresses(address: String) async throws {
    let fault = try #require(await Transport.real().get(address).fault)
    #expect(fault.words.hasPrefix("Only https is asked, or http on this machine, and not "))
  }
}
