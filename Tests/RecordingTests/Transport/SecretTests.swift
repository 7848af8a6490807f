import Recording
import StoreServer
import Testing

@Suite("Keys", .timeLimit(.minutes(5)))
struct SecretTests {
  @Test("A key is a parameter behind the others, encoded as in a form")
  func inQuery() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}") }
    defer { server.stop() }
    let transport = Transport.real()
    for address in ["\(server.address)/a?s=x", server.address] {
      _ = await transport.get(address, secret: Secret("a+b&c=d%#", in: .query(name: "apikey")))
    }
    #expect(server.requests.map { $0.parameters.map(\.name) } == [["s", "apikey"], ["apikey"]])
    #expect(server.requests.allSatisfy { $0["apikey"] == "a+b&c=d%#" })
  }

  @Test("A key is a header where the service wants that, and not in the address")
  func inHeader() async throws {
    let server = try StoreServer { _ in ServedAnswer("{}") }
    defer { server.stop() }
    _ = await Transport.real().get(
      "\(server.address)/a?s=x", secret: Secret("K3Y", in: .header(name: "x-goog-api-key")))
    #expect(server.requests.first?.headers["x-goog-api-key"] == "K3Y")
    #expect(server.requests.first?.parameters.map(\.name) == ["s"])
  }

  @Test(
    "No fault shows a key, however it is printed",
    arguments: [
      "/closed", "/silent", "/cut", "/endless", "/loop", "/http", "/away", "/host", "/none",
    ])
  func inNoFault(path: String) async throws {
    let key = "S3CRETK3Y"
    let server = try StoreServer { request in
      switch request.path {
      case "/closed": ServedAnswer(manner: .closesEarly)
      case "/silent": ServedAnswer(manner: .silent)
      case "/cut": ServedAnswer("{}", manner: .truncated(sent: 1))
      case "/endless": ServedAnswer("{", manner: .endless)
      case "/loop": .redirect(to: "/loop?apikey=\(key)")
      case "/http": .redirect(to: "http://example.org/?apikey=\(key)")
      case "/away": .redirect(to: "https://example.org/?apikey=\(key)")
      case "/host": .redirect(to: "http://\(key).example.org/")
      default: .redirect(to: key)
      }
    }
    let address = server.address
    defer { server.stop() }
    let transport = Transport.real(firstByte: .milliseconds(300))
    // The last of them leads to itself, with the key in its path.
    let fault = try #require(
      await transport.get(address + path, secret: Secret(key, in: .query(name: "apikey"))).fault)
    var dumped = ""
    dump(fault, to: &dumped)
    for text in ["\(fault)", String(reflecting: fault), fault.localizedText, dumped] {
      #expect(!text.uppercased().contains(key), "\(text)")
    }
  }

  @Test("No fault of an unreachable host shows a key")
  func unreachable() async throws {
    let key = "S3CRETK3Y"
    let tls = try StoreServer(tls: Certificate()) { _ in ServedAnswer("{}") }
    defer { tls.stop() }
    let transport = Transport.real()
    for address in [
      "http://127.0.0.1:1/", "https://no-such-host.invalid/", "http://example.org/", tls.address,
    ] {
      let secret = Secret(key, in: .query(name: "apikey"))
      let fault = try #require(await transport.get(address, secret: secret).fault)
      #expect(!String(reflecting: fault).contains(key))
    }
  }

  @Test("A message shows no key, however it is printed")
  func inNoMessage() {
    let message = HTTPMessage(
      address: "https://example.org/", secret: Secret("S3CRETK3Y", in: .query(name: "apikey")))
    var dumped = ""
    dump(message, to: &dumped)
    for text in ["\(message)", String(reflecting: message), dumped] {
      #expect(!text.contains("S3CRETK3Y"), "\(text)")
    }
  }
}

extension TransportFault {
  fileprivate var localizedText: String { "\(self as any Error)" }
}
