/// What a file is, as GitHub Pages says it by the ending of the name.
///
/// - SeeAlso: <https://github.com/jshttp/mime-db>, the list that Pages takes its types from:
///   <https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages>.
struct MediaType: Hashable, Sendable {
  /// The value of `Content-Type`.
  let text: String

  static let html = MediaType(text: "text/html; charset=utf-8")
  static let script = MediaType(text: "text/javascript; charset=utf-8")
  static let events = MediaType(text: "text/event-stream; charset=utf-8")

  private init(text: String) { self.text = text }

  /// - Parameter path: A file's; capitals in its ending make no difference.
  init(of path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
    let ending = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...].dropFirst() } ?? ""
    text = Self.byEnding[ending.lowercased()] ?? "application/octet-stream"
  }

  private static let byEnding: [String: String] = {
    let texts = [
      "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
      "mjs": "text/javascript", "txt": "text/plain", "csv": "text/csv", "md": "text/markdown",
      "ics": "text/calendar", "vtt": "text/vtt", "yml": "text/yaml", "yaml": "text/yaml",
      "json": "application/json", "map": "application/json",
      "webmanifest": "application/manifest+json",
    ]
    // XML says itself how it is encoded.
    let others = [
      "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
      "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
      "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "bmp": "image/bmp",
      "ico": "image/vnd.microsoft.icon", "mp3": "audio/mpeg", "m4a": "audio/mp4",
      "aac": "audio/x-aac", "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg",
      "wav": "audio/x-wav", "flac": "audio/x-flac", "mp4": "video/mp4", "m4v": "video/x-m4v",
      "mov": "video/quicktime", "webm": "video/webm", "ogv": "video/ogg", "woff": "font/woff",
      "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf",
      "zip": "application/zip", "gz": "application/gzip", "epub": "application/epub+zip",
      "wasm": "application/wasm",
    ]
    return texts.mapValues { $0 + "; charset=utf-8" }.merging(others) { text, _ in text }
  }()
}
