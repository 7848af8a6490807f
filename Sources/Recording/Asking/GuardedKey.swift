import Items

/// A key that must turn up in no message and no recording, whichever store repeats it.
struct GuardedKey: Sendable {
  let secret: Secret
  /// The store that it is for, and what people call that.
  let store: StoreName
  let service: String
}
