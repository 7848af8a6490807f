extension Item {
  /// What is left of it to show once the store has it no more: no price, no preview, no way there.
  ///
  /// - Parameter day: When a fetch found it missing: `2022-05-07`.
  /// - Returns: The last that was known of it.
  package func gone(since day: String) -> Item {
    var last = self
    last.price = nil
    last.listPrice = nil
    last.preview = nil
    last.links = []
    last.goneSince = day
    return last
  }
}
