import CMicroHTTPD

/// A connection of libmicrohttpd's with a browser.
@safe struct Connection {
  private let handle: OpaquePointer

  /// - Parameter handle: Of a connection that is served at the moment.
  init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  /// Takes the connection out of the server's loop.
  ///
  /// To be called by the thread that serves it.
  func suspend() { unsafe MHD_suspend_connection(handle) }

  /// Takes up a suspended connection again.
  func resume() { unsafe MHD_resume_connection(handle) }

  /// Lets it be idle no longer than so many seconds.
  func closeWhenIdle(for seconds: UInt32) { unsafe preview_set_timeout(handle, seconds) }

  /// The headers of that name, in their order.
  func headers(_ name: String) -> [String] {
    let found = Headers(named: name)
    unsafe MHD_get_connection_values(
      handle, .HEADER_KIND,
      { found, _, name, value in
        guard let found = unsafe found, let name = unsafe name, let value = unsafe value else {
          return .YES
        }
        unsafe Unmanaged<Headers>.fromOpaque(found).takeUnretainedValue()
          .take(String(cString: name), String(cString: value))
        return .YES
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.values
  }

  private final class Headers {
    private let name: String
    private(set) var values: [String] = []

    init(named name: String) { self.name = name.lowercased() }

    func take(_ name: String, _ value: String) {
      if name.lowercased() == self.name { values.append(value) }
    }
  }

  /// Sends an answer, and lets go of it when it is sent.
  func queue(_ status: UInt32, _ response: OpaquePointer) -> MHD_Result {
    defer { unsafe MHD_destroy_response(response) }
    return unsafe MHD_queue_response(handle, status, response)
  }
}

// The handle is set once. A suspended connection may be resumed by any thread; the other functions
// are called by the thread that serves it: <https://www.gnu.org/software/libmicrohttpd/>, the
// manual, "Suspending and resuming".
extension Connection: @unchecked Sendable {}
