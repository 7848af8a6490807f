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
      "text/calendar": "ics ifb", "text/css": "css", "text/csv": "csv",
      "text/html": "html htm shtml",
      "text/javascript": "js mjs", "text/markdown": "md markdown", "text/mathml": "mml",
      "text/plain": "txt text conf def list log in ini", "text/richtext": "rtx",
      "text/tab-separated-values": "tsv", "text/troff": "t tr roff man me ms", "text/turtle": "ttl",
      "text/vcard": "vcard", "text/vtt": "vtt", "text/x-vcard": "vcf", "text/yaml": "yaml yml",
      "application/json": "json map", "application/jsonml+json": "jsonml",
      "application/ld+json": "jsonld", "application/manifest+json": "webmanifest",
      "application/geo+json": "geojson", "application/json5": "json5", "application/toml": "toml",
    ]
    // XML says itself how it is encoded.
    let others = [
      "application/atom+xml": "atom", "application/epub+zip": "epub", "application/gpx+xml": "gpx",
      "application/gzip": "gz", "application/java-archive": "jar war ear",
      "application/msword": "doc dot", "application/ogg": "ogx",
      "application/octet-stream":
        "bin dms lrf mar so dist distz pkg bpk dump elc deploy exe dll deb dmg iso img msi msp msm buffer",
      "application/pdf": "pdf", "application/pgp-encrypted": "pgp",
      "application/pgp-signature": "sig", "application/postscript": "ai eps ps",
      "application/rdf+xml": "rdf owl", "application/rss+xml": "rss", "application/rtf": "rtf",
      "application/vnd.amazon.ebook": "azw", "application/vnd.android.package-archive": "apk",
      "application/vnd.apple.mpegurl": "m3u8", "application/vnd.apple.keynote": "key",
      "application/vnd.apple.numbers": "numbers", "application/vnd.apple.pages": "pages",
      "application/vnd.google-earth.kml+xml": "kml", "application/vnd.google-earth.kmz": "kmz",
      "application/vnd.ms-excel": "xls xlm xla xlc xlt xlw", "application/vnd.ms-fontobject": "eot",
      "application/vnd.ms-powerpoint": "ppt pps pot",
      "application/vnd.oasis.opendocument.graphics": "odg",
      "application/vnd.oasis.opendocument.presentation": "odp",
      "application/vnd.oasis.opendocument.spreadsheet": "ods",
      "application/vnd.oasis.opendocument.text": "odt",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
      "application/vnd.rar": "rar", "application/wasm": "wasm",
      "application/x-7z-compressed": "7z", "application/x-bittorrent": "torrent",
      "application/x-bzip": "bz", "application/x-bzip2": "bz2 boz",
      "application/x-mobipocket-ebook": "prc mobi", "application/x-sh": "sh",
      "application/x-shockwave-flash": "swf", "application/x-sql": "sql",
      "application/x-subrip": "srt", "application/x-tar": "tar", "application/x-xz": "xz",
      "application/xhtml+xml": "xhtml xht", "application/xml": "xml xsl xsd rng",
      "application/xml-dtd": "dtd", "application/xslt+xml": "xslt", "application/xspf+xml": "xspf",
      "application/zip": "zip",
      "audio/3gpp": "3gpp", "audio/aac": "adts aac", "audio/basic": "au snd",
      "audio/midi": "mid midi kar rmi", "audio/mp4": "m4a mp4a m4b",
      "audio/mpeg": "mpga mp2 mp2a mp3 m2a m3a",
      "audio/ogg": "oga ogg spx opus", "audio/webm": "weba", "audio/x-aiff": "aif aiff aifc",
      "audio/x-flac": "flac", "audio/x-matroska": "mka", "audio/x-mpegurl": "m3u",
      "audio/x-ms-wma": "wma", "audio/x-wav": "wav",
      "font/collection": "ttc", "font/otf": "otf", "font/ttf": "ttf", "font/woff": "woff",
      "font/woff2": "woff2",
      "image/apng": "apng", "image/avif": "avif", "image/bmp": "bmp", "image/gif": "gif",
      "image/heic": "heic", "image/heif": "heif", "image/jp2": "jp2 jpg2",
      "image/jpeg": "jpeg jpg jpe",
      "image/jxl": "jxl", "image/png": "png", "image/svg+xml": "svg svgz", "image/tiff": "tif tiff",
      "image/vnd.adobe.photoshop": "psd", "image/vnd.djvu": "djvu djv",
      "image/vnd.microsoft.icon": "ico", "image/webp": "webp",
      "message/rfc822": "eml mime", "model/gltf+json": "gltf", "model/gltf-binary": "glb",
      "model/obj": "obj", "model/stl": "stl", "model/vnd.usdz+zip": "usdz",
      "video/3gpp": "3gp", "video/mp2t": "ts m2t m2ts mts", "video/mp4": "mp4 mp4v mpg4",
      "video/mpeg": "mpeg mpg mpe m1v m2v", "video/ogg": "ogv", "video/quicktime": "qt mov",
      "video/webm": "webm", "video/x-m4v": "m4v", "video/x-matroska": "mkv mk3d mks",
      "video/x-ms-wmv": "wmv", "video/x-msvideo": "avi",
    ]
    return byEnding(texts.map { ($0 + "; charset=utf-8", $1) } + others.map { ($0, $1) })
  }()

  /// Types by the endings that stand beside each of them, apart at blanks; no ending stands in two.
  private static func byEnding(_ types: [(type: String, endings: String)]) -> [String: String] {
    var table: [String: String] = [:]
    for (type, endings) in types {
      for ending in endings.split(separator: " ") { table[String(ending)] = type }
    }
    return table
  }
}
