import Stores

/// The keys of the stores, which stand in the environment and nowhere else.
struct KeyRing: Sendable {
  enum Finding {
    /// The request takes none.
    case none
    case found(Secret)
    /// None is there; the service answers without.
    case missing(Manners.Key)
    /// The owner must see to it before the store can be asked: a sentence, and what to do.
    case unusable(String, hints: [String])
  }

  /// The value of a variable of the environment.
  let variable: @Sendable (String) -> String?

  /// Looks for the key of a request.
  ///
  /// An empty variable is as good as none: that is how a secret arrives that was never set.
  func find(for request: StoreRequest, of store: any Store) -> Finding {
    guard let key = store.manners.key else { return .none }
    let place: Secret.Place
    switch request.credential {
    case .none: return .none
    case .query(let name, _): place = .query(name: name)
    case .header(let name, _): place = .header(name: name)
    }
    guard let text = variable(key.variable), !text.isEmpty else {
      return key.isRequired
        ? .unusable(Self.sentence(onMissing: key, of: store), hints: []) : .missing(key)
    }
    if let doubt = Secret.doubt(about: text) {
      return .unusable(
        "What the environment variable \(key.variable) has is no key of \(store.service): \(doubt).",
        hints: [
          "Set the key alone, without quotes and without the address around it. "
            + "Keys come from \(key.page)."
        ])
    }
    return .found(Secret(text, in: place))
  }

  /// All keys that are set and long enough to turn up nowhere by chance, whether or not their stores
  /// can be asked with them: none of them may be recorded or shown.
  var guarded: [GuardedKey] {
    StoreRegistry.all.compactMap { store in
      guard let key = store.manners.key, let text = variable(key.variable), !Secret.isShort(text)
      else { return nil }
      return GuardedKey(
        secret: Secret(text, in: .header(name: key.variable)), store: store.name,
        service: store.service)
    }
  }

  private static func sentence(onMissing key: Manners.Key, of store: any Store) -> String {
    "\(store.service) answers only with a key: get one at \(key.page), then set it by "
      + "'export \(key.variable)=…', or in GitHub as a repository secret \(key.variable)."
  }
}
