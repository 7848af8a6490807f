import Foundation

extension TestSite {
  /// A copy of the sample site that stands in this repository, with the built-in theme.
  static func sample() throws -> TestSite {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let site = try TestSite()
    try site.remove("Site")
    for folder in ["Queries", "Site"] {
      try FileManager.default.copyItem(
        at: checkout.appending(path: folder), to: URL(filePath: "\(site.path)/\(folder)"))
    }
    return site
  }

  /// Gives every file of the site the same time of last change.
  func touch(_ date: Date) throws {
    for file in try files(in: ".") {
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: "\(path)/\(file)")
    }
  }
}
