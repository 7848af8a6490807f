extension Array {
  /// `nil` for none, which leaves the key out of JSON.
  var ifAny: Self? { isEmpty ? nil : self }
}
