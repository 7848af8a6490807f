private import Foundation

/// A certificate that signs itself, made anew for each test that wants one.
package struct Certificate: Sendable {
  /// PEM.
  package let certificate: String
  /// PEM, of the private key.
  package let key: String

  /// Runs `openssl`.
  package init(for address: String = "127.0.0.1") throws {
    let printed = try runTool(
      "openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        "-subj", "/CN=\(address)", "-addext", "subjectAltName=IP:\(address)",
        "-keyout", "-", "-out", "-",
      ])
    let text = String(decoding: printed, as: UTF8.self)
    let end = "-----END PRIVATE KEY-----\n"
    guard let split = text.range(of: end) else { throw ToolFailure(tool: "openssl", status: 0) }
    key = String(text[..<split.upperBound])
    certificate = String(text[split.upperBound...])
  }

  /// Writes it to a file of its own, for a program that trusts what stands in files.
  package func withFile<Value>(_ use: (_ path: String) async throws -> Value) async throws -> Value
  {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "thumbindex-\(UUID().uuidString).pem")
    try certificate.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await use(file.path)
  }
}
