import Recording
import StoreServer
import Testing

@Suite("https", .timeLimit(.minutes(5)))
struct TransportTLSTests {
  @Test("IT-41 A server with a trusted certificate answers")
  func trusted() async throws {
    let certificate = try Certificate()
    let server = try StoreServer(tls: certificate) { _ in ServedAnswer("secure") }
    defer { server.stop() }
    let text = try await certificate.withFile { file in
      await Transport.real(certificates: file).get(server.address).text
    }
    #expect(text == "secure")
  }

  @Test("A server with a certificate of its own making is not asked")
  func untrusted() async throws {
    let server = try StoreServer(tls: Certificate()) { _ in ServedAnswer("secure") }
    defer { server.stop() }
    let fault = try #require(await Transport.real().get(server.address).fault)
    #expect(fault.isUntrusted)
    #expect(fault.words.hasPrefix("self-signed certificate, after "))
    #expect(fault.words.hasSuffix("(curl error 60)."))
    #expect(server.requests.isEmpty)
  }

  @Test("A trusted certificate for another host is not enough")
  func otherHost() async throws {
    let certificate = try Certificate(for: "127.0.0.2")
    let server = try StoreServer(tls: certificate) { _ in ServedAnswer("secure") }
    defer { server.stop() }
    let fault = try await certificate.withFile { file in
      await Transport.real(certificates: file).get(server.address).fault
    }
    #expect(fault?.isUntrusted == true)
    #expect(
      fault?.words.hasPrefix("the certificate is for another host, after ") == true,
      "\(fault?.words ?? "")")
    #expect(server.requests.isEmpty)
  }

  @Test("A server that knows no https is not trusted")
  func plainServer() async throws {
    let server = try StoreServer { _ in ServedAnswer("plain") }
    defer { server.stop() }
    let address = server.address.replacing("http:", with: "https:")
    let fault = try #require(await Transport.real().get(address).fault)
    #expect(fault.isUntrusted)
    #expect(fault.words.hasPrefix("SSL connect error, after "))
    #expect(server.requests.isEmpty)
  }

  @Test("An https server that is asked for http is no connection")
  func plainRequest() async throws {
    let server = try StoreServer(tls: Certificate()) { _ in ServedAnswer("secure") }
    defer { server.stop() }
    let address = server.address.replacing("https:", with: "http:")
    #expect(await Transport.real().get(address).fault?.isNoConnection == true)
  }
}
