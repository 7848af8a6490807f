import Recording
import StoreServer
import Testing

@Suite("Redirects", .timeLimit(.minutes(5)))
struct TransportRedirectTests {
  private let secret = Secret("K3Y", in: .query(name: "apikey"))

  @Test("They are followed, whatever their status", arguments: [301, 302, 303, 307, 308])
  func followed(status: Int) async throws {
    let server = try StoreServer { request in
      request.path == "/old"
        ? .redirect(to: "/new?a=1", status: status) : ServedAnswer("\(request["a"] ?? "")")
    }
    defer { server.stop() }
    #expect(await Transport.real().get("\(server.address)/old").text == "1")
  }

  @Test(
    "A relative address is meant from the one that was asked",
    arguments: [
      "there": "/a/there", "../there": "/there", "/there": "/there", "./?x=1": "/a/",
      "?x=1": "/a/b",
      "a b": "/a/a b",
    ])
  func relative(location: String, path: String) async throws {
    let server = try StoreServer { request in
      request["q"] == "1" ? .redirect(to: location) : ServedAnswer(request.path)
    }
    defer { server.stop() }
    let found = await Transport.real().get("\(server.address)/a/b?q=1").text
    #expect(found == path)
  }

  @Test("Five are followed, six are not")
  func chain() async throws {
    let server = try StoreServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return number == 0 ? ServedAnswer("there") : .redirect(to: "/\(number - 1)")
    }
    defer { server.stop() }
    let transport = Transport.real()
    #expect(await transport.get("\(server.address)/5").text == "there")
    #expect(server.requests.count == 6)
    #expect(
      await transport.get("\(server.address)/6?a=1").fault
        == .tooManyRedirects(from: "\(server.address)/6"))
    #expect(server.requests.count == 12)
  }

  @Test("A circle is seen when it closes", arguments: [1, 2, 4])
  func loop(length: Int) async throws {
    let server = try StoreServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return .redirect(to: "/\((number + 1) % length)?b=2")
    }
    defer { server.stop() }
    let fault = await Transport.real().get("\(server.address)/0?b=2").fault
    #expect(fault == .redirectLoop(at: "\(server.address)/0"))
    #expect(server.requests.count == length)
  }

  @Test("The host behind a redirect is named, where it is that one which fails")
  func noConnectionBehind() async throws {
    let gone = try StoreServer { _ in ServedAnswer("") }
    let target = gone.address
    gone.stop()
    let server = try StoreServer { _ in .redirect(to: target) }
    defer { server.stop() }
    let fault = await Transport.real().get(server.address).fault
    let host = target.dropFirst("http://".count)
    #expect(
      fault?.words.hasPrefix("it redirects to \(host): Couldn't connect") == true,
      "\(fault?.words ?? "")")
  }

  @Test(
    "Where one must not go, or cannot, nobody goes",
    arguments: [
      "http://example.org/a?b=c": "http://example.org",
      "ftp://example.org/": "ftp://example.org:21",
      "//example.org/": "http://example.org", "": "no address", "https://": "no address",
      "javascript:alert(1)": "no address", "https://user@example.org/": "no address",
    ])
  func refused(location: String, place: String) async throws {
    let server = try StoreServer { _ in .redirect(to: location) }
    defer { server.stop() }
    #expect(await Transport.real().get(server.address).fault == .badRedirect(to: place))
    #expect(server.requests.count == 1)
  }

  @Test("None leads from https to http, even on this machine")
  func downgrade() async throws {
    let certificate = try Certificate()
    let plain = try StoreServer { _ in ServedAnswer("plain") }
    defer { plain.stop() }
    let target = plain.address
    let server = try StoreServer(tls: certificate) { _ in .redirect(to: target) }
    defer { server.stop() }
    let fault = try await certificate.withFile { file in
      await Transport.real(certificates: file).get(server.address).fault
    }
    #expect(fault == .badRedirect(to: target))
    #expect(plain.requests.isEmpty)
  }

  @Test("The body of a redirect counts too")
  func endlessBody() async throws {
    let server = try StoreServer { _ in
      ServedAnswer("x", status: 302, headers: ["Location": "/there"], manner: .endless)
    }
    defer { server.stop() }
    #expect(await Transport.real().get(server.address).fault == .tooLarge(bytes: 16_000_000))
  }

  @Test("The key goes on to the same host, once")
  func keyToSameHost() async throws {
    let server = try StoreServer { request in
      switch request.path {
      case "/1": .redirect(to: "/2?s=x")
      case "/2": .redirect(to: "/3?s=x&apikey=K3Y")
      default: ServedAnswer("{}")
      }
    }
    defer { server.stop() }
    #expect(await Transport.real().get("\(server.address)/1?s=x", secret: secret).text == "{}")
    let keys = server.requests.map { $0.parameters.filter { $0.name == "apikey" }.map(\.value) }
    #expect(keys == [["K3Y"], ["K3Y"], ["K3Y"]])
  }

  @Test(
    "The key goes to no other host",
    arguments: [Secret.Place.query(name: "apikey"), .header(name: "x-goog-api-key")])
  func keyToOtherHost(place: Secret.Place) async throws {
    let other = try StoreServer { _ in ServedAnswer("other") }
    defer { other.stop() }
    let target = other.address
    let server = try StoreServer { _ in .redirect(to: "\(target)/b?s=x") }
    defer { server.stop() }
    let secret = Secret("K3Y", in: place)
    #expect(await Transport.real().get(server.address, secret: secret).text == "other")
    #expect(server.requests.count == 1)
    let request = try #require(other.requests.first)
    #expect(request.parameters.map(\.name) == ["s"])
    #expect(request.headers["x-goog-api-key"] == nil)
    #expect(!request.headers.values.contains { $0.contains("K3Y") })
  }

  @Test(
    "A host that passes the key on to another one is not followed",
    arguments: ["/?apikey=K3Y", "/?apikey=%4b3Y", "/K3Y"])
  func betrayal(path: String) async throws {
    let other = try StoreServer { _ in ServedAnswer("other") }
    defer { other.stop() }
    let target = other.address
    let server = try StoreServer { _ in .redirect(to: target + path) }
    defer { server.stop() }
    let fault = await Transport.real().get(server.address, secret: secret).fault
    #expect(fault == .badRedirect(to: target))
    #expect(other.requests.isEmpty)
  }
}
