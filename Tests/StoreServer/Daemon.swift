import CMicroHTTPD
private import Synchronization

/// libmicrohttpd with a thread for each connection, so that an answer may block.
final class Daemon: Sendable {
  struct NotStarted: Error {}

  private let ledger: Ledger
  private let handle: Mutex<Handle>

  /// Sendable, because libmicrohttpd may be stopped from any thread; the mutex lets only one do it.
  @safe private struct Handle: @unchecked Sendable {
    var daemon: OpaquePointer?
  }

  init(on socket: consuming LoopbackSocket, certificate: Certificate?, ledger: Ledger) throws {
    self.ledger = ledger
    let descriptor = socket.handOver()
    let daemon = unsafe start(on: descriptor, certificate: certificate, ledger: ledger)
    guard let daemon = unsafe daemon else { throw NotStarted() }
    handle = unsafe Mutex(Handle(daemon: daemon))
  }

  func stop() {
    ledger.closing.close()
    handle.withLock { handle in
      guard let daemon = unsafe handle.daemon else { return }
      unsafe handle.daemon = nil
      unsafe MHD_stop_daemon(daemon)
    }
  }

  deinit { stop() }
}

/// Starts the daemon, which owns the socket from now on.
///
/// The ledger is not retained: whoever owns the daemon stops it, and its threads, before the ledger
/// goes.
private func start(
  on descriptor: Int32, certificate: Certificate?, ledger: Ledger
) -> OpaquePointer? {
  let context = unsafe Unmanaged.passUnretained(ledger).toOpaque()
  let completed: MHD_RequestCompletedCallback = unsafe noteEnd
  var options = unsafe [
    MHD_OptionItem(
      option: .LISTEN_SOCKET, value: Int(descriptor), ptr_value: nil),
    MHD_OptionItem(
      option: .NOTIFY_COMPLETED,
      value: unsafeBitCast(completed, to: Int.self), ptr_value: context),
  ]
  var flags = MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_THREAD_PER_CONNECTION.rawValue
  if certificate != nil { flags |= MHD_USE_TLS.rawValue }
  var key = Array((certificate?.key ?? "").utf8CString)
  var text = Array((certificate?.certificate ?? "").utf8CString)
  return unsafe key.withUnsafeMutableBytes { key in
    unsafe text.withUnsafeMutableBytes { text in
      if certificate != nil {
        unsafe options += [
          MHD_OptionItem(option: .HTTPS_MEM_KEY, value: 0, ptr_value: key.baseAddress),
          MHD_OptionItem(option: .HTTPS_MEM_CERT, value: 0, ptr_value: text.baseAddress),
        ]
      }
      unsafe options.append(MHD_OptionItem(option: .END, value: 0, ptr_value: nil))
      return unsafe options.withUnsafeMutableBufferPointer { options in
        guard let array = options.baseAddress else { return nil }
        return unsafe withVaList([
          CInt(MHD_OPTION.ARRAY.rawValue), array, CInt(MHD_OPTION.END.rawValue),
        ]) { unsafe MHD_start_daemon_va(flags, 0, nil, nil, answerRequest, context, $0) }
      }
    }
  }
}
