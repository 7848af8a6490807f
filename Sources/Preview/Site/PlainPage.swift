/// A small page that is none of the site's, for what a preview itself has to say.
package enum PlainPage {
  /// - Parameters:
  ///   - title: Text without what is special in HTML.
  ///   - html: What stands below the title.
  /// - Returns: The page.
  package static func bytes(title: String, html: String) -> [UInt8] {
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>body { font: 1.1rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem }</style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(html)
      </body>
      </html>

      """
    return Array(text.utf8)
  }
}
