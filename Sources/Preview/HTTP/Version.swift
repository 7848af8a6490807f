import Dates
import Diagnostics
import FileSystem

/// What tells the present state of something served from its other states.
///
/// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-8.8>
struct Version: Hashable {
  /// In its quotes; the same for the same bytes as long as the program runs.
  let tag: String
  /// Of the file on disk; `nil` for what was made in memory.
  let modified: Instant?

  init(of bytes: [UInt8]) {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    self.init(hasher, modified: nil)
  }

  /// Of a file that is sent as it is on disk.
  init(of identity: FileIdentity) {
    var hasher = Hasher()
    hasher.combine(identity)
    self.init(hasher, modified: Instant(nanoseconds: identity.modified))
  }

  /// Of bytes that were made from a file on disk.
  init(of bytes: [UInt8], from identity: FileIdentity?) {
    let version = Version(of: bytes)
    tag = version.tag
    modified = identity.flatMap { Version(of: $0).modified }
  }

  private init(_ hasher: consuming Hasher, modified: Instant?) {
    let number = UInt(bitPattern: hasher.finalize())
    tag = "\"\(String(number, radix: 16))\""
    self.modified = modified
  }

  /// Whether it is the version that the request wants to meet, if it wants a certain one.
  func isWanted(by request: Request) -> Bool {
    if let tags = request.headers[.ifMatch] {
      return tags.split(separator: ",").contains { ["*", tag].contains(String($0.trimmingBlanks)) }
    }
    guard let modified,
      let date = request.headers[.ifUnmodifiedSince].flatMap({ Instant(http: $0) })
    else { return true }
    return modified <= date
  }

  /// Whether the browser that asks has this version, so that it needs no body.
  func isKnown(to request: Request) -> Bool {
    if let tags = request.headers[.ifNoneMatch] {
      let known = ["*", tag, "W/" + tag]
      return tags.split(separator: ",").contains { known.contains(String($0.trimmingBlanks)) }
    }
    guard let modified, let date = request.headers[.ifModifiedSince].flatMap({ Instant(http: $0) })
    else { return false }
    return modified <= date
  }

  /// The `Range` header, but for a request whose `If-Range` names another version, and for one that is no
  /// `GET`.
  ///
  /// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-14.2>
  func range(in request: Request) -> String? {
    guard request.method == "GET" else { return nil }
    guard let condition = request.headers[.ifRange] else { return request.headers[.range] }
    let isSame = condition == tag || modified.map { Instant(http: condition) == $0 } ?? false
    return isSame ? request.headers[.range] : nil
  }
}
