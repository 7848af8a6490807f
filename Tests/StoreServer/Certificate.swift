private import Foundation

/// A certificate for 127.0.0.1 that signs itself, made anew for each test that wants one.
package struct Certificate: Sendable {
  /// PEM.
  package let certificate: String
  /// PEM, of the private key.
  package let key: String

  /// Runs `openssl`.
  package init(commonName: String = "127.0.0.1", days: Int = 2) throws {
    let printed = try runTool(
      "openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", String(days),
        "-subj", "/CN=\(commonName)", "-addext", "subjectAltName=IP:127.0.0.1",
        "-keyout", "-", "-out", "-",
      ])
    let text = String(decoding: printed, as: UTF8.self)
    let end = "-----END PRIVATE KEY-----\n"
    guard let split = text.range(of: end) else { throw ToolFailure(tool: "openssl", status: 0) }
    key = String(text[..<split.upperBound])
    certificate = String(text[split.upperBound...])
  }
}
