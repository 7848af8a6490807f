package import Items

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
