package import Preview
import Testing

/// A page as a browser has it open: its bytes, and the stream of events that its script asks for.
package struct OpenPage {
  package struct Event: Equatable {
    package let name: String
    package let data: String

    package init(name: String, data: String) {
      self.name = name
      self.data = data
    }
  }

  package let html: String
  private let stream: RawConnection

  /// Loads a page, and listens.
  ///
  /// - Parameters:
  ///   - target: The page's path.
  ///   - address: The server's.
  ///   - mark: The state of the site that the browser has; that of the page when it is `nil`.
  ///   - digest: Of the page that the browser has; that of the page when it is `nil`.
  ///   - lastEvent: That of the last event that the browser got, if there was one.
  /// - Throws: When the server does not answer.
  package init(
    _ target: String, at address: PreviewAddress, since mark: String? = nil,
    digest: String? = nil, lastEvent: String? = nil
  ) throws {
    html = try address.ask(target).text
    let mark = try mark ?? #require(Self.mark(in: html))
    let digest = digest ?? Self.digest(in: html) ?? ""
    stream = try RawConnection(to: address)
    // HTTP/1.0, so that the events come as they are and not in chunks.
    try stream.send(
      "GET /.thumbindex/events?since=\(mark)&digest=\(digest)&page=\(target) HTTP/1.0\r\nHost: localhost\r\n"
        + (lastEvent.map { "Last-Event-ID: \($0)\r\n" } ?? "") + "\r\n")
    let head = try stream.text(through: "\r\n\r\n")
    #expect(head.contains("text/event-stream"))
    #expect(try stream.text(through: "\n") == "retry: 1000\n")
  }

  /// What the script is told about the state of the site that the page is of.
  package static func mark(in html: String) -> String? { value("since", in: html) }

  /// What the script is told about the page itself.
  package static func digest(in html: String) -> String? { value("digest", in: html) }

  private static func value(_ name: String, in html: String) -> String? {
    guard let start = html.firstRange(of: "data-\(name)=\"")?.upperBound else { return nil }
    return String(html[start...].prefix { $0 != "\"" })
  }

  /// Waits for the next event; heartbeats are passed over.
  package func next() throws -> Event {
    while true {
      let lines = try stream.text(through: "\n\n").split(separator: "\n")
      let value = { (field: String) in
        lines.first { $0.hasPrefix(field + ": ") }.map { String($0.dropFirst(field.count + 2)) }
      }
      if let name = value("event"), let data = value("data") {
        return Event(name: name, data: data)
      }
    }
  }

  /// Waits for the end of the stream.
  package func end() throws { _ = try stream.rest() }
}

extension OpenPage.Event {
  package static let mended = Self(name: "mended", data: "{}")

  package static func reload(page: Bool, _ files: [String] = []) -> Self {
    let list = files.map { "\"\($0)\"" }.joined(separator: ",")
    return Self(name: "reload", data: "{\"page\":\(page),\"files\":[\(list)]}")
  }
}
