import Links
import Preview
import Testing

extension ServedSite {
  /// A site of texts.
  static func sample(_ texts: [String: String], at base: String = "/repo/") throws -> ServedSite {
    ServedSite(texts.mapValues { ServedFile(Array($0.utf8)) }, at: try #require(BasePath(base)))
  }
}

extension PreviewServer {
  /// A server of texts at a port of its own.
  static func sample(
    _ texts: [String: String], at base: String = "/repo/"
  ) throws -> PreviewServer {
    try PreviewServer(LivePreview(.sample(texts, at: base)), port: .exactly(0))
  }
}

/// A page that loads a style sheet.
func page(_ title: String, sheet: String = "/repo/assets/theme.css") -> String {
  """
  <!DOCTYPE html>
  <html lang="en"><head><title>\(title)</title><link rel="stylesheet" href="\(sheet)"></head>
  <body><h1>\(title)</h1></body></html>

  """
}
