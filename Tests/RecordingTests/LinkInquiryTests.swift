import StoreServer
import Synchronization
import Testing

@testable import Recording

/// Asking other people's sites whether links still lead somewhere.
@Suite("Links to the outside", .timeLimit(.minutes(5)))
struct LinkInquiryTests {
  /// A network that notes what it is asked, and when by its own clock.
  private final class Web: Sendable {
    struct Request: Hashable {
      let message: HTTPMessage
      let start: Int
      let end: Int
    }

    private let requests = Mutex<[Request]>([])
    private let time = Mutex(0)
    let answer: @Sendable (HTTPMessage) -> Result<HTTPAnswer, TransportFault>

    init(_ answer: @escaping @Sendable (HTTPMessage) -> Result<HTTPAnswer, TransportFault>) {
      self.answer = answer
    }

    var asked: [Request] { requests.withLock { $0 } }

    var moments: Moments {
      Moments(
        now: { self.time.withLock { $0 } },
        pause: { nanoseconds in
          self.time.withLock { $0 += max(0, nanoseconds) }
          await Task.yield()
        },
        chance: { 0.5 })
    }

    var transport: Transport {
      Transport { message in
        let start = self.time.withLock { $0 }
        await Task.yield()
        let end = self.time.withLock { time in
          time += 100_000_000
          return time
        }
        self.requests.withLock { $0.append(Request(message: message, start: start, end: end)) }
        return self.answer(message)
      }
    }

    func ask(_ addresses: [String]) async -> [LinkStanding?] {
      await LinkInquiry(over: transport, moments: moments).ask(addresses)
    }
  }

  @Test("What an answer means")
  func standings() async {
    let web = Web { message in
      switch message.address.suffix(3) {
      case "404", "410", "401", "403", "429", "500":
        .success(HTTPAnswer(status: Int(message.address.suffix(3)) ?? 0))
      case "dns": .failure(.unknownHost("Couldn't resolve host name"))
      case "tls": .failure(.untrusted("expired"))
      case "lag": .failure(.timedOut(seconds: 15))
      case "far": .failure(.redirectLoop(at: "x"))
      default: .success(HTTPAnswer(status: 204))
      }
    }
    let names = ["ok", "404", "410", "401", "403", "429", "500", "dns", "tls", "lag", "far"]
    #expect(
      await web.ask(names.map { "https://a.example/\($0)" }) == [
        .there(newAddress: nil), .gone(status: 404), .gone(status: 410), .unclear("401"),
        .unclear("403"), .unclear("429"), .unclear("500"), .unknownHost,
        .unclear("a certificate that cannot be trusted"), .unclear("no answer in 15 s"),
        .unclear("redirects without an end"),
      ])
  }

  @Test("HEAD first; GET where HEAD is not answered well, and nothing else is sent")
  func methods() async {
    let web = Web { message in
      .success(HTTPAnswer(status: message.purpose == .head ? 405 : 200))
    }
    #expect(await web.ask(["https://a.example/x"]) == [.there(newAddress: nil)])
    #expect(
      web.asked.map(\.message) == [
        HTTPMessage(address: "https://a.example/x", for: .head),
        HTTPMessage(address: "https://a.example/x", for: .glance),
      ])
  }

  @Test("One host is asked once at a time and a second apart; others meanwhile")
  func polite() async {
    let web = Web { _ in .success(HTTPAnswer(status: 200)) }
    let addresses = (0..<20).flatMap { number in
      [
        "https://a.example/\(number)", "http://a.example:80/\(number)",
        "https://b\(number).example/",
      ]
    }
    #expect(await web.ask(addresses) == addresses.map { _ in .there(newAddress: nil) })
    let own = web.asked.filter { $0.message.address.contains("a.example") }
      .sorted { $0.start < $1.start }
    #expect(own.count == 40)
    for (one, next) in zip(own, own.dropFirst()) { #expect(next.start - one.end >= 1_000_000_000) }
  }

  @Test("Over sockets: a head alone is read, redirects are followed, and moves noticed")
  func sockets() async throws {
    let server = try StoreServer { request in
      switch request.path {
      case "/get":
        request.method == "HEAD" ? ServedAnswer(status: 405) : ServedAnswer("x", manner: .endless)
      case "/moved": .redirect(to: "/there", status: 301)
      case "/moved-on": .redirect(to: "/moved", status: 302)
      case "/loop": .redirect(to: "/loop?a=1", status: 302)
      case "/there": ServedAnswer("x")
      default: ServedAnswer("nothing", status: 404)
      }
    }
    defer { server.stop() }
    let web = Web { _ in .failure(.cancelled) }
    let inquiry = LinkInquiry(over: .real(), moments: web.moments)
    let names = ["get", "moved", "moved-on", "loop", "there", "gone"]
    #expect(
      await inquiry.ask(names.map { "\(server.address)/\($0)" }) == [
        .there(newAddress: nil), .there(newAddress: "\(server.address)/there"),
        .there(newAddress: nil), .unclear("redirects without an end"), .there(newAddress: nil),
        .gone(status: 404),
      ])
    #expect(server.largestNumberAtOnce == 1)
    #expect(
      server.requests.allSatisfy { $0.headers["cookie"] == nil && $0.headers["accept"] == "*/*" })
    #expect(server.requests.filter { $0.path == "/gone" }.map(\.method) == ["HEAD", "GET"])
  }

  @Test("A host that says nothing is given up")
  func silent() async throws {
    let server = try StoreServer { _ in ServedAnswer(status: 200, manner: .silent) }
    defer { server.stop() }
    let web = Web { _ in .failure(.cancelled) }
    let inquiry = LinkInquiry(over: .real(firstByte: .milliseconds(200)), moments: web.moments)
    #expect(await inquiry.ask([server.address]) == [.unclear("no answer in 1 s")])
  }

  @Test(
    "Plain http may be asked for a link, but never behind https, nor this machine from another",
    arguments: [
      ("http://a.example/", "http://b.example/", true),
      ("http://a.example/", "https://b.example/", true),
      ("https://a.example/", "http://a.example/", false),
      ("http://a.example/", "http://127.0.0.1/", false),
      ("https://a.example/", "https://localhost/", false),
      ("http://127.0.0.1/", "http://127.0.0.1/a", true),
    ])
  func redirections(_ start: String, _ location: String, _ isFollowed: Bool) throws {
    let redirection = Redirection(
      location: location, from: try #require(RemoteAddress(start, for: .head)), purpose: .head,
      secret: nil)
    #expect((try? redirection.target.get().text) == (isFollowed ? location : nil))
    #expect(RemoteAddress("http://a.example/") == nil)
  }
}
