/// The path of an address, decoded once and found to be a plain way down from the top.
///
/// Equal for all normal forms of Unicode, as `String` is.
package struct RequestPath: Hashable, Sendable {
  /// Longer paths than any that a host takes are refused.
  static let byteLimit = 4096

  /// None is empty, `.` or `..`, or holds a slash, a backslash or a control character.
  package let segments: [String]
  /// Whether it ends in a slash.
  package let isFolder: Bool

  /// Returns `nil` for a path that does not begin with a slash, that leads up or beside the top
  /// however that is written, that has two slashes together or a bad `%`, or that is not UTF-8.
  ///
  /// - Parameter encoded: As it is sent, without the query.
  package init?(_ encoded: some Collection<UInt8>) {
    guard encoded.first == UInt8(ascii: "/"), encoded.count <= Self.byteLimit else { return nil }
    var parts = encoded.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    isFolder = parts.last?.isEmpty ?? true
    if isFolder { parts = parts.dropLast() }
    var segments: [String] = []
    for part in parts {
      guard let segment = Self.segment(part) else { return nil }
      segments.append(segment)
    }
    self.segments = segments
  }

  private static func segment(_ encoded: some Collection<UInt8>) -> String? {
    guard let bytes = decoded(encoded), let text = String(validating: bytes, as: UTF8.self),
      !text.isEmpty, text != ".", text != ".."
    else { return nil }
    return text
  }

  /// The bytes that percent-encoded text stands for; `nil` for those that no name may have.
  private static func decoded(_ encoded: some Collection<UInt8>) -> [UInt8]? {
    // What is not printed does not stand in an address; a blank does only in its encoded form.
    guard encoded.allSatisfy({ $0 > 0x20 }), let bytes = PercentEncoding.decoded(encoded) else {
      return nil
    }
    let areInNames = bytes.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }
    return areInNames ? bytes : nil
  }
}
