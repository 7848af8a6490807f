import CCurl
private import Foundation

/// What the thread of a wire does: all of libcurl's work, for all requests.
struct WireThread: ~Copyable {
  private let mailbox: Mailbox
  private var running: [Exchange] = []

  init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  /// Returns when the mailbox is closed, and gives up what is still under way.
  consuming func run() {
    ignoreBrokenPipes()
    while true {
      let (orders, isClosed) = mailbox.empty()
      for order in orders { begin(order) }
      guard !isClosed else { break }
      do throws(CurlRefusal) {
        for (handle, code) in try mailbox.multi.work() { end(handle, code) }
        giveUp { [now = ContinuousClock.now] in $0.mustStop(at: now) }
        try mailbox.multi.wait(milliseconds: timeToNextDeadline)
      } catch {
        refuse(because: error)
      }
    }
    giveUp { exchange in
      exchange.cancel()
      return true
    }
  }

  private mutating func begin(_ order: Order) {
    do {
      let exchange = try Exchange(order)
      try mailbox.multi.add(exchange)
      running.append(exchange)
    } catch {
      order.answer(.failure(.noConnection(error.words)))
    }
  }

  private mutating func end(_ handle: UInt, _ code: CURLcode) {
    guard let place = running.firstIndex(where: { $0.handle.identity == handle }) else {
      return
    }
    let exchange = running.remove(at: place)
    mailbox.multi.remove(exchange)
    exchange.finish(with: code)
  }

  /// Ends all requests that are under way, and rests, so as not to fail again and again at full speed.
  private mutating func refuse(because refusal: CurlRefusal) {
    giveUp { exchange in
      exchange.refuse(refusal)
      return true
    }
    Thread.sleep(forTimeInterval: 0.1)
  }

  private mutating func giveUp(where condition: (Exchange) -> Bool) {
    var kept: [Exchange] = []
    for exchange in running {
      guard condition(exchange) else {
        kept.append(exchange)
        continue
      }
      mailbox.multi.remove(exchange)
      exchange.finish(with: CURLE_ABORTED_BY_CALLBACK)
    }
    running = kept
  }

  private var timeToNextDeadline: Int32 {
    guard let next = running.map(\.nextDeadline).min() else { return .max }
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: next).components
    // Rounded up, so that the deadline has passed when the wait is over.
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
    return Int32(clamping: max(milliseconds, 0))
  }
}

/// Lets a write to a closed connection fail, on this thread, instead of ending the program.
private func ignoreBrokenPipes() {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}
