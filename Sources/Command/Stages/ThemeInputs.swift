import Templates

/// All that a theme is made of, besides the program's own files, which are always the same.
struct ThemeInputs: Equatable, Sendable {
  /// The site's own files.
  let own: [ThemeFile]
  /// Those of the site's pages, BCP 47; the program's texts in others are not read.
  let languages: Set<String>
}
