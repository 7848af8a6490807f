private import Foundation
private import Synchronization

/// Sends requests through libcurl, on a thread of its own that all of them share.
///
/// The connections to a host are kept and used again. The thread begins with the first request and
/// ends when the wire goes away.
final class Wire: Sendable {
  private let mailbox = Mutex<Mailbox?>(nil)

  deinit { mailbox.withLock { $0 }?.close() }

  /// Sends one request and follows no redirect.
  ///
  /// Cancelling the task gives the request up.
  func send(_ request: WireRequest) async -> Result<HTTPAnswer, TransportFault> {
    guard let mailbox = openMailbox() else {
      return .failure(.noConnection("libcurl cannot be used."))
    }
    let mark = Order.CancelMark()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        mailbox.post(Order(request: request, mark: mark) { waiting.resume(returning: $0) })
      }
    } onCancel: {
      mark.set()
      mailbox.wake()
    }
  }

  private func openMailbox() -> Mailbox? {
    mailbox.withLock { mailbox in
      if mailbox == nil, let multi = MultiHandle() {
        let opened = Mailbox(multi)
        Thread.detachNewThread { WireThread(opened).run() }
        mailbox = opened
      }
      return mailbox
    }
  }
}
