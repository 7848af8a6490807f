import Foundation
import Testing

@testable import Pages
@testable import Rendering

/// Whole pages, compared with the files of `Pages/`.
///
/// `RECORD_PAGES=1` writes those files anew, and fails the test, so that no build passes by
/// accepting itself.
@Suite struct SnapshotTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pages")

  @Test(arguments: SamplePages.all.map(\.name))
  func page(_ name: String) throws {
    let page = try #require(SamplePages.all.first { $0.name == name }).page
    var bytes: [UInt8] = []
    try TestTheme.renderer().render(page, into: &bytes)
    let text = Self.withoutHashes(String(decoding: bytes, as: UTF8.self))
    let file = Self.folder.appending(path: "\(name).html")
    if ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("\(name).html was recorded; run the test again without RECORD_PAGES.")
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected)
  }

  /// The hashes in the names of theme files change with every edit of those.
  private static func withoutHashes(_ page: String) -> String {
    TestTheme.assets.files.reduce(page) { page, file in
      let parts = file.address.path.split(separator: ".")
      return page.replacingOccurrences(of: parts[1], with: "HASH")
    }
  }
}
