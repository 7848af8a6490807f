import Foundation
import Testing

/// A site in a folder of its own, which goes with the test.
final class TestSite {
  /// Absolute, without symbolic links.
  let path: String

  /// Writes a site described as one text.
  ///
  /// A line `-- PATH --` begins a file of that path. A line `-- answer to QUERY --` begins what a
  /// store answered to the next request of that query; see `record`. The line feed before a line
  /// of either kind belongs to the file.
  ///
  /// Without a file `Site/site.yml` the site has `TestSite.settings`. A folder `Queries` it has
  /// always.
  init(_ description: String = "") throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "thumbindex-\(UUID().uuidString)")
    path = folder.path(percentEncoded: false)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Queries"), withIntermediateDirectories: true)
    var answers: [(query: String, bodies: [String])] = []
    let parts = Self.parts(of: description)
    if !parts.contains(where: { $0.name == "Site/site.yml" }) {
      try write(Self.settings, to: "Site/site.yml")
    }
    for (name, text) in parts {
      guard name.hasPrefix(Self.answer) else {
        try write(text, to: name)
        continue
      }
      let query = String(name.dropFirst(Self.answer.count))
      if answers.last?.query != query { answers.append((query, [])) }
      answers[answers.count - 1].bodies.append(text)
    }
    for (query, bodies) in answers { try record(query, bodies) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static let settings = "title: Shelf\nurl: https://shelf.example.org\n"

  private static let answer = "answer to "

  private static func parts(of description: String) -> [(name: String, text: String)] {
    var parts: [(name: String, text: String)] = []
    for line in description.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --"), line.utf8.count > 6 {
        parts.append((String(line.dropFirst(3).dropLast(3)), ""))
      } else if !parts.isEmpty {
        parts[parts.count - 1].text += "\(line)\n"
      }
    }
    return parts
  }
}

// The files of a site, by paths relative to it.
extension TestSite {
  func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

  func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  func link(_ file: String, to target: String) throws {
    try makeFolder((file as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Where a symbolic link leads; throws for anything else.
  func readLink(_ file: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(file)")
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  func rename(_ file: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(path)/\(file)", toPath: "\(path)/\(other)")
  }

  func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

  /// The text of a file; fails the test when there is none.
  func text(_ file: String) throws -> String {
    let bytes = try #require(FileManager.default.contents(atPath: "\(path)/\(file)"), "\(file)")
    return try #require(String(validating: bytes, as: UTF8.self), "\(file) is not UTF-8")
  }

  /// All files below a folder, as paths relative to it in the order of bytes.
  func files(in folder: String = "_site") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)")
      .filter { file in
        let values = try URL(filePath: "\(path)/\(folder)/\(file)")
          .resourceValues(forKeys: [.isDirectoryKey])
        return values.isDirectory != true
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files of the output that are pages, below a folder of it.
  func pages(below folder: String = "") throws -> [String] {
    try files().filter { $0.hasPrefix(folder) && $0.hasSuffix("index.html") }
  }

  /// The bytes of all files below a folder.
  func contents(of folder: String = "_site") throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in try files(in: folder) {
      contents[file] = try Data(contentsOf: URL(filePath: "\(path)/\(folder)/\(file)"))
    }
    return contents
  }

  /// A file of the output; fails the test when there is none.
  func page(_ file: String) throws -> PageText { PageText(try text("_site/\(file)")) }
}
