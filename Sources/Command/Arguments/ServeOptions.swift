struct ServeOptions {
  static let usualHost = "127.0.0.1"
  static let usualPort: UInt16 = 8080

  var host = usualHost
  /// `nil` takes the usual one or the next that is free; 0 is any that is free.
  var port: UInt16?
  var opensBrowser = false
  var includesDrafts = false
}
