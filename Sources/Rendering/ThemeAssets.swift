import Pages
private import Digest

/// The theme's style sheet, script and icon, under names that change with their content.
///
/// A reader's browser may keep such a file for ever.
package struct ThemeAssets: Sendable {
  package let styleSheet: RenderedFile
  package let script: RenderedFile
  /// A small picture that stands for the site, SVG.
  package let icon: RenderedFile

  package init(styleSheet: [UInt8], script: [UInt8], icon: [UInt8]) {
    self.styleSheet = Self.file("theme", "css", styleSheet)
    self.script = Self.file("theme", "js", script)
    self.icon = Self.file("icon", "svg", icon)
  }

  package var files: [RenderedFile] { [styleSheet, script, icon] }

  private static func file(_ name: String, _ ending: String, _ bytes: [UInt8]) -> RenderedFile {
    RenderedFile(
      address: Address("assets/\(name).\(sha256(bytes, digits: 10)).\(ending)"), bytes: bytes)
  }
}
