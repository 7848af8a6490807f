import Markup

/// What a page tells programs in JSON-LD.
enum StructuredData {
  /// The content of the page's `script` element; `nil` when there is nothing to be told.
  static func markup(of things: [Thing]) -> HTML? {
    guard !things.isEmpty else { return nil }
    var document = JSONObject()
    document.set("@context", .text("https://schema.org"))
    document.set("@graph", .list(things.map(\.json)))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2048)
    JSON.object(document).append(to: &bytes)
    return HTML(trusted: String(decoding: bytes, as: UTF8.self))
  }
}
