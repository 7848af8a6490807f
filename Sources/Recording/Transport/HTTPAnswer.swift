/// What came back, whatever its status.
package struct HTTPAnswer: Hashable, Sendable {
  package let status: Int
  /// Names in lower case; several of one name are joined with commas.
  package let headers: [String: String]
  /// Without its content coding: a gzipped body is unpacked.
  package let body: [UInt8]
  /// Where what was asked for has moved to for good, as far as redirects say so (301, 308); `nil` when
  /// it is where it was asked for.
  package var newAddress: String?

  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
