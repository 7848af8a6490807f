import Links
import Preview

/// What is served of a site that could not be built yet: one page at every address, over which
/// the mistakes are laid.
enum UnbuiltSite {
  static func served(at base: BasePath) -> ServedSite {
    let page = ServedFile(
      PlainPage.bytes(
        title: "Not built yet",
        html: "<p>The files of this site have mistakes. The site appears here as soon as they are "
          + "mended and saved.</p>"))
    return ServedSite(["index.html": page, "404.html": page], at: base)
  }
}
