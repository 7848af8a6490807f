import CMicroHTTPD
package import Diagnostics

/// Shows a site in browsers as GitHub Pages would, for as long as this value lives.
@safe package struct PreviewServer: ~Copyable {
  /// Where it listens.
  package let address: PreviewAddress
  private let desk: RequestDesk
  private let daemon: OpaquePointer
  private let heart: Task<Void, Never>

  /// Browsers wait for their turn when there are more; long before, those that are idle are closed.
  private static let connectionLimit: UInt32 = 512
  /// In seconds.
  private static let idleLimit: UInt32 = 60
  /// In bytes; a longer request is refused by libmicrohttpd itself.
  private static let requestLimit = 64 << 10
  private static let heartbeat = Duration.seconds(10)

  /// Listens from now on.
  ///
  /// - Parameters:
  ///   - live: What is shown.
  ///   - host: A name or an address of this machine. A server at an address that only this
  ///     machine reaches answers to that machine's own names and to `host` only.
  ///   - port: The port.
  /// - Throws: When the host is none of this machine's, or no such port can be had.
  package init(
    _ live: LivePreview, host: String = "127.0.0.1", port: PortChoice
  ) throws(Diagnostic) {
    let socket = try ListeningSocket(host: host, port: port)
    let address = socket.address
    let desk = RequestDesk(
      service: SiteService(
        live: live, hosts: HostRule(isLoopback: address.isLoopback, host: host)))
    // Unretained: `deinit` stops the daemon, and its thread with it, before `desk` goes.
    let context = unsafe Unmanaged.passUnretained(desk).toOpaque()
    let daemon = unsafe preview_start(
      socket.release(), address.isIPv6 ? 1 : 0, RequestDesk.begun, RequestDesk.answered,
      RequestDesk.ended, RequestDesk.connected, context, Self.connectionLimit, Self.idleLimit,
      Self.requestLimit)
    guard let daemon = unsafe daemon else {
      throw Diagnostic(
        .error, "The preview cannot be started: this machine is short of memory or of open files.",
        hints: ["Close some programs, and try again."])
    }
    unsafe self.daemon = daemon
    self.address = address
    self.desk = desk
    heart = Task {
      while (try? await Task.sleep(for: Self.heartbeat)) != nil { live.beat() }
    }
  }

  deinit {
    heart.cancel()
    // libmicrohttpd does not stop while connections are suspended.
    desk.service.live.endStreams()
    unsafe MHD_stop_daemon(daemon)
  }

  /// Ends all connections, those of open pages too, and frees the port.
  package consuming func stop() {}
}

// The daemon's functions may be called by any thread, and `deinit` is the only one that does.
extension PreviewServer: @unchecked Sendable {}
