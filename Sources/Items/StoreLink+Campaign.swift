extension Item.StoreLink {
  /// The end of an affiliate address that names the page its link stands on.
  package struct Campaign: Hashable, Sendable {
    /// The address up to the campaign: `https://…?at=TOKEN&ct=`.
    package let head: String
    /// The campaign with the placeholder `{page}`, percent-encoded.
    package let template: String
    /// The address behind the campaign; mostly empty.
    package let tail: String
    /// The most characters that the store takes.
    package let limit: Int

    package init(head: String, template: String, tail: String, limit: Int) {
      self.head = head
      self.template = template
      self.tail = tail
      self.limit = limit
    }
  }
}
