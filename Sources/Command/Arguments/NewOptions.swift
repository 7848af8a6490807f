struct NewOptions {
  /// As given.
  let folder: String
}
