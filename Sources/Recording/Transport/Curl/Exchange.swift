import CCurl

/// One request on its way.
///
/// Belongs to the thread of its wire.
final class Exchange {
  /// Why it ends from our side; libcurl itself only knows that it was told to.
  enum Stop {
    case cancelled
    case tooLarge(bytes: Int)
    case headTooLarge(bytes: Int)
    case timedOut(Duration)
    /// The head was all that was wanted.
    case sufficed
    case refused(CurlRefusal)
  }

  let handle: EasyHandle
  private let order: Order
  private let begun = ContinuousClock.now
  private var head = ResponseHead()
  private var body: [UInt8] = []
  private var stop: Stop?

  /// Heads of more bytes are none that a store sends.
  private static let mostHeadBytes = 256_000

  init(_ order: Order) throws(CurlRefusal) {
    self.order = order
    handle = try EasyHandle(order.request)
    // Unretained: the wire keeps the exchange until libcurl has let go of the handle.
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    for option in [CURLOPT_WRITEDATA, CURLOPT_HEADERDATA] {
      try CurlRefusal.check(unsafe curl_set_pointer(handle.pointer, option, context))
    }
    try CurlRefusal.check(
      unsafe curl_set_receiver(handle.pointer, CURLOPT_WRITEFUNCTION) { bytes, _, count, context in
        unsafe Exchange.receive(bytes, count, context) { unsafe $0.take(body: $1) }
      })
    try CurlRefusal.check(
      unsafe curl_set_receiver(handle.pointer, CURLOPT_HEADERFUNCTION) { bytes, _, count, context in
        unsafe Exchange.receive(bytes, count, context) { unsafe $0.take(headLine: $1) }
      })
  }

  /// When this side gives up if nothing more happens.
  var nextDeadline: ContinuousClock.Instant {
    let deadlines = order.request.deadlines
    return head.size > 0 ? deadlines.whole : min(deadlines.firstByte, deadlines.whole)
  }

  /// Whether it is to be given up, because its task is cancelled or its time is over.
  func mustStop(at now: ContinuousClock.Instant) -> Bool {
    let deadlines = order.request.deadlines
    if order.mark.isSet {
      stop = .cancelled
    } else if now >= deadlines.whole {
      stop = .timedOut(deadlines.limits.whole)
    } else if now >= nextDeadline {
      stop = .timedOut(deadlines.limits.firstByte)
    }
    return stop != nil
  }

  func cancel() { stop = .cancelled }

  func refuse(_ refusal: CurlRefusal) { stop = .refused(refusal) }

  /// Tells whoever waits for it.
  func finish(with code: CURLcode) {
    order.answer(result(code))
  }

  private func result(_ code: CURLcode) -> Result<HTTPAnswer, TransportFault> {
    switch stop {
    case .cancelled: return .failure(.cancelled)
    case .tooLarge(let bytes): return .failure(.tooLarge(bytes: bytes))
    case .headTooLarge(let bytes): return .failure(.headTooLarge(bytes: bytes))
    case .refused(let refusal): return .failure(.noConnection(refusal.words))
    case .timedOut(let limit): return .failure(.timedOut(after: limit))
    case .sufficed: return .success(HTTPAnswer(status: handle.status, headers: head.fields))
    case nil: break
    }
    // A connection that closes within the head is a complete answer for libcurl.
    guard code == CURLE_OK, head.isComplete else {
      let failure = CurlFailure(
        code: code == CURLE_OK ? CURLE_GOT_NOTHING : code,
        elapsed: begun.duration(to: .now), hasHead: head.isComplete,
        certificateFinding: handle.certificateFinding, systemError: handle.systemError)
      return .failure(failure.fault)
    }
    return .success(HTTPAnswer(status: handle.status, headers: head.fields, body: body))
  }

  /// Hands over bytes of libcurl's, and tells it how many were taken.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (Exchange, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let context = unsafe context else { return 0 }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
    return unsafe take(exchange, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
  }

  private func take(headLine line: UnsafeRawBufferPointer) -> Bool {
    unsafe head.take(line: line)
    if head.size > Self.mostHeadBytes { stop = .headTooLarge(bytes: Self.mostHeadBytes) }
    return stop == nil
  }

  private func take(body bytes: UnsafeRawBufferPointer) -> Bool {
    if order.request.purpose != .answer {
      stop = .sufficed
    } else if bytes.count > order.request.mostBytes - body.count {
      stop = .tooLarge(bytes: order.request.mostBytes)
    } else {
      unsafe body.append(contentsOf: bytes)
    }
    return stop == nil
  }
}
