import FileSystem
import Links
import Pages

/// How the owner of a site may have written a link that stands on a page.
struct LinkSpelling {
  /// The likeliest first.
  let all: [String]

  /// - Parameters:
  ///   - link: As it stands on the page.
  ///   - page: The page's file below the base path.
  ///   - base: What the program put before the link.
  init(of link: String, on page: String, base: BasePath) {
    guard link.hasPrefix(base.encoded) else {
      all = [link]
      return
    }
    // With a slash in front, relative to its page, or relative to the home page.
    let path = String(link.dropFirst(base.encoded.count))
    var folders = Array(page.pathNames.dropLast())
    var spellings = ["/" + path]
    var steps = ""
    while !folders.isEmpty {
      let folder = Address(folders: folders).encoded
      if path.hasPrefix(folder) { spellings.append(steps + path.dropFirst(folder.count)) }
      folders.removeLast()
      steps += "../"
    }
    all = (spellings + [steps + path, path, link]).filter { !$0.isEmpty }
      .flatMap { spelling in
        // What the program encoded is mostly written in plain letters.
        let plain = Self.plain(spelling)
        return plain == spelling ? [spelling] : [plain, spelling]
      }
  }

  private static func plain(_ encoded: String) -> String {
    String(decoding: PercentEncoding.decodedLeniently(Array(encoded.utf8)), as: UTF8.self)
  }
}
