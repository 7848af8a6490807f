import CCurl

/// libcurl's handle of all requests that are under way, with their connections.
///
/// Sendable: one thread does everything with it but `wake()`, which libcurl allows to any thread.
@safe struct MultiHandle: ~Copyable, @unchecked Sendable {
  private let pointer: UnsafeMutableRawPointer

  /// Once in a process, before anything else of libcurl.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init?() {
    guard Self.isReady, let pointer = unsafe curl_multi_init() else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe curl_multi_cleanup(pointer) }

  func add(_ exchange: Exchange) throws(CurlRefusal) {
    try CurlRefusal.check(unsafe curl_multi_add_handle(pointer, exchange.handle.pointer))
  }

  func remove(_ exchange: Exchange) {
    unsafe curl_multi_remove_handle(pointer, exchange.handle.pointer)
  }

  /// Does what can be done without waiting.
  ///
  /// - Returns: The identities of the handles that are done, and how they ended.
  func work() throws(CurlRefusal) -> [(handle: UInt, code: CURLcode)] {
    var running: CInt = 0
    try CurlRefusal.check(unsafe curl_multi_perform(pointer, &running))
    var done: [(handle: UInt, code: CURLcode)] = []
    var left: CInt = 0
    while let message = unsafe curl_multi_info_read(pointer, &left) {
      guard unsafe message.pointee.msg == CURLMSG_DONE else { continue }
      unsafe done.append(
        (UInt(bitPattern: message.pointee.easy_handle), message.pointee.data.result))
    }
    return done
  }

  /// Waits until there is something to do, until `wake()` or for so many milliseconds.
  func wait(milliseconds: Int32) throws(CurlRefusal) {
    try CurlRefusal.check(unsafe curl_multi_poll(pointer, nil, 0, milliseconds, nil))
  }

  /// Ends the wait, or the next one.
  func wake() {
    unsafe curl_multi_wakeup(pointer)
  }
}
