import Diagnostics
import Glibc
import Links
import Testing
import Visitor

@testable import Preview

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

    init(_ port: PortChoice, host: String = "127.0.0.1") throws {
      server = try PreviewServer(LivePreview(.sample([:])), host: host, port: port)
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

  /// Whether this machine has an address of IPv6 at all.
  private static var hasIPv6: Bool {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    return unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
      }
    }
  }

  @Test(
    .enabled(if: Self.hasIPv6, "This machine has no IPv6."), arguments: ["::1", "[::1]"])
  func listensByIPv6(_ host: String) throws {
    let server = try PreviewServer(site, host: host, port: .exactly(0))
    let address = server.address
    #expect(address.url(of: .root) == "http://[::1]:\(address.port)/")
    #expect(try address.ask("/repo/", host: "[::1]:\(address.port)").status == 200)
  }

  @Test("a port that is taken at one address of a name counts, whatever the others say")
  func namesATakenPortOfAName() throws {
    let four = try PreviewServer(site, port: .exactly(0))
    let port = four.address.port
    let six =
      Self.hasIPv6 ? try Standing(.exactly(port), host: "::1") : nil
    let error = #expect(throws: Diagnostic.self) {
      _ = try PreviewServer(
        LivePreview(.sample([:])), host: Self.hasIPv6 ? "localhost" : "127.0.0.1",
        port: .exactly(port))
    }
    #expect(error?.summary == "The port \(port) is taken by another program.")
    withExtendedLifetime(six) {}
  }

  @Test(
    "a server for others tells at which addresses they find it",
    arguments: [
      ("0.0.0.0", ["http://10.0.0.7:80/repo/"]),
      ("::", ["http://10.0.0.7:80/repo/", "http://[2001:db8::7]:80/repo/"]),
      ("127.0.0.1", []), ("192.168.1.7", []),
    ])
  func tellsTheAddressesForOthers(_ host: String, _ urls: [String]) throws {
    let address = PreviewAddress(host: host, port: 80)
    let base = try #require(BasePath("/repo/"))
    #expect(address.networkURLs(of: base, among: ["10.0.0.7", "2001:db8::7"]) == urls)
  }

  @Test(
    "only addresses that other machines reach are told, each once",
    arguments: [
      (["127.0.0.1", "127.0.1.1", "::1"], []),
      (["169.254.3.4", "fe80::1", "fe80::1%eth0", "2001:db8::1%eth0"], []),
      (
        ["::1", "2001:db8::7", "10.0.0.7", "127.0.0.1", "192.168.1.7", "10.0.0.7", "2001:db8::7"],
        ["10.0.0.7", "192.168.1.7", "2001:db8::7"]
      ),
    ])
  func choosesTheAddressesForOthers(_ all: [String], _ reachable: [String]) {
    #expect(NetworkAddresses.reachable(all) == reachable)
    #expect(NetworkAddresses.reachable(NetworkAddresses.own) == NetworkAddresses.own)
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

  @Test("an address with the host before the path is one too, and its host counts")
  func takesWholeAddresses() throws {
    let server = try PreviewServer(site, port: .exactly(0))
    let port = server.address.port
    for target in ["http://127.0.0.1:\(port)/repo/", "HTTP://localhost/repo/?x=http://y/"] {
      #expect(try server.address.ask(target).status == 200)
    }
    #expect(try server.address.ask("http://127.0.0.1:\(port)").status == 302)
    #expect(try server.address.ask("http://evil.example/repo/").status == 403)
  }

  @Test("HTTP/1.1 wants to know the host, HTTP/1.0 does not")
  func wantsAHost() throws {
    let server = try PreviewServer(site, port: .exactly(0))
    for (version, status) in [("1.0", 200), ("1.1", 400)] {
      let connection = try RawConnection(to: server.address)
      try connection.send("GET /repo/ HTTP/\(version)\r\nConnection: close\r\n\r\n")
      #expect(try Reply(connection.rest()).status == status)
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
