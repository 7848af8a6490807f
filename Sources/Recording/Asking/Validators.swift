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
