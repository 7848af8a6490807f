import Diagnostics
import Links
import Preview
import Testing
import Visitor

/// Where the server listens, and under which names it answers.
struct AddressTests {
  private let site: LivePreview

  init() throws { site = LivePreview(try .sample(["index.html": page("Home")])) }

  @Test("LR-07 the address is that of the socket, once it is bound")
  func tellsItsAddress() throws {
    let server = try PreviewServer(site, port: .exactly(0))
    #expect(server.address.host == "127.0.0.1")
    #expect(server.address.port > 0)
    #expect(
      server.address.url(of: try #require(BasePath("/repo/")))
        == "http://127.0.0.1:\(server.address.port)/repo/")
    #expect(!server.address.isOpenToOthers)
    #expect(try server.address.ask("/repo/").status == 200)
  }

  @Test("LR-07 a port that was asked for and is taken is an error that names it")
  func refusesATakenPort() throws {
    let other = try PreviewServer(site, port: .exactly(0))
    let port = other.address.port
    let error = #expect(throws: Diagnostic.self) {
      _ = try PreviewServer(LivePreview(.sample([:])), port: .exactly(port))
    }
    #expect(error?.summary == "The port \(port) is taken by another program.")
    #expect(try other.address.ask("/repo/").status == 200)
  }

  @Test("LR-07 the default port gives way to the next free one")
  func takesTheNextFreePort() throws {
    let first = try PreviewServer(site, port: .exactly(0))
    let port = first.address.port
    let second = try PreviewServer(LivePreview(.sample([:])), port: .firstFree(from: port))
    #expect(second.address.port > port)
    #expect(second.address.port <= port + 9)
  }

  @Test("LR-07 no more than ten ports are tried")
  func namesThePortsThatAreAllTaken() throws {
    let first = try Standing(.exactly(0))
    let port = min(first.server.address.port, .max - 9)
    // Those that cannot be taken are taken by somebody else.
    let others = (port...port + 9).map { try? Standing(.exactly($0)) }
    let error = #expect(throws: Diagnostic.self) {
      _ = try PreviewServer(LivePreview(.sample([:])), port: .firstFree(from: port))
    }
    #expect(
      error?.summary == "The ports \(port) to \(port + 9) are all taken by other programs.")
    withExtendedLifetime(others) {}
  }

  /// A server that can be kept in a list.
  private final class Standing {
    let server: PreviewServer

    init(_ port: PortChoice) throws {
      server = try PreviewServer(LivePreview(.sample([:])), port: port)
    }
  }

  @Test func aPortIsFreeAgainAfterTheServer() throws {
    let first = try PreviewServer(site, port: .exactly(0))
    let port = first.address.port
    #expect(try first.address.ask("/repo/").status == 200)
    first.stop()
    let second = try PreviewServer(LivePreview(.sample(["index.html": "x"])), port: .exactly(port))
    #expect(try second.address.ask("/repo/").status == 200)
  }

  @Test(arguments: ["no-such-host.invalid", "192.0.2.1", "a b", ""])
  func refusesAHostThatIsNotThisMachine(_ host: String) {
    let error = #expect(throws: Diagnostic.self) {
      _ = try PreviewServer(LivePreview(.sample([:])), host: host, port: .exactly(0))
    }
    #expect(error?.summary == "'\(host)' is no name and no address of this machine.")
  }

  @Test(arguments: ["localhost", "127.0.0.1"])
  func listensWhereItIsTold(_ host: String) throws {
    let server = try PreviewServer(site, host: host, port: .exactly(0))
    #expect(server.address.host == "127.0.0.1")
    #expect(try server.address.ask("/repo/", host: host).status == 200)
  }

  @Test(arguments: ["::1", "[::1]"])
  func listensByIPv6(_ host: String) throws {
    do throws(Diagnostic) {
      try asksByIPv6(host)
    } catch {
      // A machine without IPv6 says so, in words.
      #expect(error.summary.contains("::1"))
    }
  }

  private func asksByIPv6(_ host: String) throws(Diagnostic) {
    let server = try PreviewServer(site, host: host, port: .exactly(0))
    let address = server.address
    #expect(address.url(of: .root) == "http://[::1]:\(address.port)/")
    #expect((try? address.ask("/repo/", host: "[::1]:\(address.port)"))?.status == 200)
  }

  @Test func othersMayAskWhenTheyAreToldTo() throws {
    let server = try PreviewServer(site, host: "0.0.0.0", port: .exactly(0))
    #expect(server.address.isOpenToOthers)
    #expect(server.address.url(of: .root) == "http://127.0.0.1:\(server.address.port)/")
    // LR-20: by another name, through a proxy on another port.
    for host in ["192.168.1.7:8080", "catalog.local", "preview.example.org"] {
      #expect(try server.address.ask("/repo/", host: host).status == 200)
    }
  }

  @Test(arguments: [
    ("localhost", 200), ("LOCALHOST:1", 200), ("127.0.0.1:9999", 200), ("[::1]:80", 200),
    ("evil.example", 403), ("127.0.0.1.evil.example", 403), ("localhost.evil.example:8080", 403),
    ("[::1].evil.example", 403), ("192.168.1.7", 403), ("", 403),
  ])
  func answersToItsOwnNames(_ host: String, _ status: Int) throws {
    let server = try PreviewServer(site, port: .exactly(0))
    #expect(try server.address.ask("/repo/", host: host).status == status)
    #expect(try server.address.ask("/.thumbindex/live.js", host: host).status == status)
  }
}
