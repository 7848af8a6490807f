import CMicroHTTPD
import Glibc
import Synchronization

/// What libmicrohttpd's thread calls: takes requests, and hands out the service's answers.
final class RequestDesk: Sendable {
  let service: SiteService
  private let connectionCount = Atomic(0)

  /// More connections than so many are for people who try out what a server stands.
  private static let crowd = 256
  /// How long one of a crowd may be idle, in seconds: others wait for it.
  private static let patience: UInt32 = 1

  init(service: SiteService) { self.service = service }

  /// A request between its first line and the end of its answer.
  private final class Visit {
    /// The address as it was sent.
    let target: [UInt8]
    /// Where in memory it ends.
    let end: UInt
    /// Whether the headers have been seen.
    var isBegun = false

    init(_ text: UnsafePointer<CChar>) {
      let count = unsafe strlen(text)
      target = unsafe UnsafeRawBufferPointer(start: text, count: count).map(\.self)
      end = UInt(bitPattern: text) + UInt(count)
    }
  }

  /// Called when a connection begins, and when it has ended.
  static let connected: MHD_NotifyConnectionCallback = { desk, connection, _, event in
    guard let desk = unsafe desk, let connection = unsafe connection else { return }
    let this = unsafe Unmanaged<RequestDesk>.fromOpaque(desk).takeUnretainedValue()
    if event == .CONNECTION_NOTIFY_STARTED {
      let count = this.connectionCount.add(1, ordering: .relaxed).newValue
      if count > crowd { unsafe Connection(connection).closeWhenIdle(for: patience) }
    } else {
      this.connectionCount.subtract(1, ordering: .relaxed)
    }
  }

  /// Called with the first line of a request; what it returns is let go of by `ended`.
  static let begun:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
      UnsafeMutableRawPointer? = { _, address, _ in
        guard let address = unsafe address else { return nil }
        return unsafe Unmanaged.passRetained(Visit(address)).toOpaque()
      }

  static let ended: MHD_RequestCompletedCallback = { _, _, visit, _ in
    guard let pointer = unsafe visit?.pointee else { return }
    unsafe Unmanaged<Visit>.fromOpaque(pointer).release()
    unsafe visit?.pointee = nil
  }

  /// Called when the headers are there, then for each piece of a body, and once more at the end.
  static let answered: MHD_AccessHandlerCallback = {
    desk, connection, _, method, version, _, size, visit in
    guard let desk = unsafe desk, let connection = unsafe connection, let method = unsafe method,
      let size = unsafe size, let visit = unsafe visit?.pointee
    else { return .NO }
    let here = unsafe Unmanaged<Visit>.fromOpaque(visit).takeUnretainedValue()
    guard here.isBegun else {
      here.isBegun = true
      return .YES
    }
    // Nobody wants the body; that it was taken is said by leaving nothing of it.
    guard unsafe size.pointee == 0 else {
      unsafe size.pointee = 0
      return .YES
    }
    let service = unsafe Unmanaged<RequestDesk>.fromOpaque(desk).takeUnretainedValue().service
    let sender = unsafe Connection(connection)
    // A zero byte in an address ends it early; the version stands behind its true end.
    guard UInt(bitPattern: version) == here.end + 1 else {
      return Answer.malformed.send(over: sender, service.live)
    }
    var request = unsafe Request(method: String(cString: method), target: here.target)
    request.needsHost = unsafe version.map { unsafe String(cString: $0) } != "HTTP/1.0"
    for header in Request.Header.allCases {
      let values = sender.headers(header.rawValue)
      request.headers[header] = header.isList ? values.listed : values.first
    }
    return service.answer(request).send(over: sender, service.live)
  }
}

extension [String] {
  /// The lines of one list; `nil` when there is none.
  fileprivate var listed: String? { isEmpty ? nil : joined(separator: ", ") }
}
