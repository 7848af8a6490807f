import Links
import Preview

/// What is served of a site that could not be built yet: one page at every address, over which
/// the mistakes are laid.
enum UnbuiltSite {
  static func served(at base: BasePath) -> ServedSite {
    let page = ServedFile(Array(text.utf8))
    return ServedSite(["index.html": page, "404.html": page], at: base)
  }

  private static let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Not built yet</title>
    <style>body { font: 1.1rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem }</style>
    </head>
    <body>
    <h1>Not built yet</h1>
    <p>The files of this site have mistakes. The site appears here as soon as they are mended and saved.</p>
    </body>
    </html>

    """
}
