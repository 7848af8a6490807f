import CMicroHTTPD

extension Answer {
  /// Hands the answer to libmicrohttpd, which sends it when the browser takes it.
  ///
  /// - Parameters:
  ///   - connection: Of the request, to be called by the thread that serves it.
  ///   - live: What is told when a stream of events has ended.
  /// - Returns: Whether libmicrohttpd has taken it; if not, it closes the connection.
  consuming func send(over connection: Connection, _ live: LivePreview) -> MHD_Result {
    let (status, headers) = (status, headers)
    guard let response = unsafe body.response(over: connection, live) else { return .NO }
    for header in headers {
      unsafe MHD_add_response_header(response, header.name, header.value)
    }
    return unsafe connection.queue(status, response)
  }
}

extension Answer.Body {
  fileprivate consuming func response(
    over connection: Connection, _ live: LivePreview
  ) -> OpaquePointer? {
    switch consume self {
    case .bytes(var bytes):
      return unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
      }
    case .file(let file, let range):
      return unsafe FileReading(of: file, range).response()
    case .events(let stream):
      return unsafe StreamReading(of: stream, over: connection, live).response()
    }
  }
}
