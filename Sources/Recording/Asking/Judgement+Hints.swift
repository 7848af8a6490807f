import Stores

/// What the owner can do about a failure.
extension Judgement {
  static let signInHints = [
    "It may be the sign-in page of your network: open any page in a browser, then fetch again."
  ]

  static let certificateHints = [
    "Look at this machine's clock, and whether its network opens encrypted connections."
  ]

  var quotaHints: [String] {
    guard let key = store.manners.key else { return ["Fetch again tomorrow."] }
    return secret == nil
      ? ["Fetch again tomorrow, or get a key of your own at \(key.page) and set \(key.variable)."]
      : ["The key in \(key.variable) has done its day's work: fetch again tomorrow."]
  }

  var keyHints: [String] {
    guard let key = store.manners.key else { return [] }
    return secret == nil
      ? ["Get a key at \(key.page) and set the environment variable \(key.variable)."]
      : ["It is the key in the environment variable \(key.variable); keys come from \(key.page)."]
  }

  var projectHints: [String] {
    guard let key = store.manners.key else { return [] }
    return [
      "The key in \(key.variable) is right, but what it belongs to may not ask: see \(key.page)."
    ]
  }
}
