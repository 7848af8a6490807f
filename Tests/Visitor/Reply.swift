package import Preview

/// An answer as it came over the wire.
package struct Reply {
  package let status: Int
  /// Names in lower case.
  package let headers: [String: String]
  package let body: [UInt8]

  package var text: String { String(decoding: body, as: UTF8.self) }

  package subscript(header: String) -> String? { headers[header.lowercased()] }

  package init(_ bytes: [UInt8]) throws {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      throw RawConnection.Failure(step: "an answer without an end of its headers")
    }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    status =
      lines.first.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) } ?? 0
    headers = Dictionary(
      lines.dropFirst().map { line in
        let colon = line.firstIndex(of: ":") ?? line.endIndex
        return (
          line[..<colon].lowercased(), line[colon...].dropFirst().trimmingPrefix(" ").description
        )
      }, uniquingKeysWith: { one, _ in one })
    body = Array(bytes[end.upperBound...])
  }
}

extension PreviewAddress {
  /// Asks for something, and waits for the end of the answer.
  ///
  /// - Parameters:
  ///   - target: As it is to be sent.
  ///   - method: The method.
  ///   - headers: Lines without their ends, besides `Host` and `Connection`.
  ///   - host: The value of `Host`; its own when it is `nil`.
  /// - Returns: The answer.
  /// - Throws: When there is none.
  package func ask(
    _ target: String, _ method: String = "GET", _ headers: [String] = [], host: String? = nil
  ) throws -> Reply {
    let connection = try RawConnection(to: self)
    let lines =
      ["\(method) \(target) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")", "Connection: close"]
      + headers
    try connection.send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
    return try Reply(connection.rest())
  }
}
