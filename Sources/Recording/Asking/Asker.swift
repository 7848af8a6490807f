package import Items
package import Stores

/// Asks the stores with the manners they want: not too fast, again where that helps, with their keys.
///
/// One for a whole run: all tasks share it, and with it the limits of each host.
package struct Asker: Sendable {
  /// Asks one request and reads its answer.
  ///
  /// - Parameters:
  ///   - request: What to ask.
  ///   - validators: Of the answer that is already there, for a conditional request.
  package var ask:
    @Sendable (_ request: StoreRequest, _ validators: Validators?) async -> AskingOutcome

  /// Counts what earlier runs asked against the limits of the hosts.
  ///
  /// Only the last minute matters; more may be given.
  package var remember: @Sendable (_ earlier: [EarlierRequest]) -> Void

  package init(
    ask:
      @escaping @Sendable (_ request: StoreRequest, _ validators: Validators?) async
      -> AskingOutcome,
    remember: @escaping @Sendable (_ earlier: [EarlierRequest]) -> Void = { _ in }
  ) {
    self.ask = ask
    self.remember = remember
  }
}

/// A request of an earlier run, as its record has it.
package struct EarlierRequest: Hashable, Sendable {
  package let address: String
  /// When its answer came: `2022-05-07T10:00:00Z`.
  package let date: String

  package init(address: String, date: String) {
    self.address = address
    self.date = date
  }
}

/// What a service gave with an answer to ask whether there is a newer one.
package struct Validators: Hashable, Sendable {
  package let etag: String?
  package let lastModified: String?

  /// Returns `nil` when there is neither.
  package init?(etag: String?, lastModified: String?) {
    guard etag != nil || lastModified != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
  }
}

package enum AskingOutcome: Hashable, Sendable {
  case answered(Reply)
  /// What is recorded is still what the store says (304).
  case unchanged(date: String, maxAge: Int?)
  /// The store knows no such object: a lookup of what is gone, refused with 404.
  case absent(date: String)
  case failed(AskingFault)
}

/// An answer that was read without fault, and so may be recorded.
package struct Reply: Hashable, Sendable {
  /// As the store sent it.
  package let bytes: [UInt8]
  package let answer: StoreAnswer
  package let status: Int
  /// When it came: `2022-05-07T10:00:00Z`.
  package let date: String
  package let validators: Validators?
  /// For how many seconds caches may keep it; `nil` when the store does not say.
  package let maxAge: Int?
  /// How often the request had to be asked again.
  package let retries: Int

  package init(
    bytes: [UInt8], answer: StoreAnswer, status: Int, date: String, validators: Validators? = nil,
    maxAge: Int? = nil, retries: Int = 0
  ) {
    self.bytes = bytes
    self.answer = answer
    self.status = status
    self.date = date
    self.validators = validators
    self.maxAge = maxAge
    self.retries = retries
  }
}

/// Why a request has no answer.
package struct AskingFault: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// The owner must mend it: no key, a wrong key, a parameter that the store refuses.
    case owner
    /// Another time it may work: throttled, out of quota, 5xx, timed out, no JSON.
    case moment
    /// It was not asked: its host has been given up in this run, no request is left, or the run ends.
    case unasked
  }

  package let cause: Cause
  package let store: StoreName
  /// A sentence, without any key.
  package let message: String
  package let hints: [String]
  /// The parameter that the store refuses, in the name that a query has for it.
  package let parameter: String?

  package init(
    _ cause: Cause, store: StoreName, _ message: String, hints: [String] = [],
    parameter: String? = nil
  ) {
    self.cause = cause
    self.store = store
    self.message = message
    self.hints = hints
    self.parameter = parameter
  }
}

/// What happens while asking, for those who watch.
package enum AskingEvent: Hashable, Sendable {
  /// A request goes out, perhaps once more; its address has no key.
  case sending(StoreName, address: String)
  /// It is over, well or not, and will not go out again: once for each that went out.
  case finished(StoreName)
  /// The limit of the host lets the next request out in so many nanoseconds.
  case waiting(StoreName, nanoseconds: Int)
  /// The same request will go out once more, in so many nanoseconds.
  case retrying(StoreName, nanoseconds: Int, because: String)
  /// The store will not be asked any more in this run: once for each store.
  case givenUp(StoreName, because: String)
  /// Something about the store that the owner should know: once for each store.
  case notice(StoreName, String, hints: [String])
}
