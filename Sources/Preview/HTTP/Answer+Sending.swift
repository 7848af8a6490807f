import CMicroHTTPD
import Glibc

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
      let descriptor = file.release()
      let response = unsafe MHD_create_response_from_fd_at_offset64(
        UInt64(range.count), descriptor, UInt64(range.lowerBound))
      if unsafe response == nil { close(descriptor) }
      return unsafe response
    case .events(let stream):
      return unsafe StreamReading(of: stream, over: connection, live).response()
    }
  }
}

/// A stream of events that libmicrohttpd reads from.
private final class StreamReading {
  private let stream: EventStream
  private let connection: Connection
  private let live: LivePreview

  init(of stream: EventStream, over connection: Connection, _ live: LivePreview) {
    self.stream = stream
    self.connection = connection
    self.live = live
  }

  deinit { live.forget(stream) }

  /// A response that keeps this reading in being, and ends it when it is itself destroyed.
  func response() -> OpaquePointer? {
    let reading = unsafe Unmanaged.passRetained(self)
    let response = unsafe MHD_create_response_from_callback(
      .max, 4096,
      { reading, _, buffer, size in
        guard let reading = unsafe reading, let buffer = unsafe buffer else { return -1 }
        let room = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size)
        let this = unsafe Unmanaged<StreamReading>.fromOpaque(reading).takeUnretainedValue()
        return unsafe this.stream.read(into: room, for: this.connection) ?? -1
      },
      reading.toOpaque(),
      { reading in
        if let reading = unsafe reading {
          unsafe Unmanaged<StreamReading>.fromOpaque(reading).release()
        }
      })
    if unsafe response == nil { unsafe reading.release() }
    return unsafe response
  }
}
