import Diagnostics
import Templates

/// All that a theme is made of, besides the program's own files, which are always the same.
struct ThemeInputs: Equatable, Sendable {
  /// The site's own files.
  private(set) var own: [ThemeFile] = []
  /// The names of files in `Templates/` that make no theme though they look as if they should.
  private(set) var unread: [String] = []
  /// Those of the site's pages, BCP 47; the program's texts in others are not read.
  let languages: Set<String>

  /// Reads the site's own files.
  ///
  /// - Parameters:
  ///   - folder: The site.
  ///   - languages: Those of its pages.
  ///   - faults: Gets what could not be read.
  init(of folder: SiteFolder, languages: Set<String>, _ faults: inout [Diagnostic]) {
    self.languages = languages
    for path in folder.sources(below: "Templates", &faults) {
      let name = String(path.dropFirst("Templates/".count))
      guard ThemeFile.isRead(name) else {
        if ThemeFile.looksRead(name) { unread.append(name) }
        continue
      }
      do throws(Diagnostic) {
        own.append(ThemeFile(name: name, bytes: try folder.bytes(of: path)))
      } catch {
        faults.append(error)
      }
    }
  }
}
