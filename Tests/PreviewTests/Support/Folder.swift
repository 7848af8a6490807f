import Foundation
import Testing

/// A folder that goes with the test.
final class Folder: Sendable {
  /// Without symbolic links.
  let path: String

  init() throws {
    let name = "thumbindex-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in place.
  func write(_ text: String, to file: String) throws {
    try makeFolder((file as NSString).deletingLastPathComponent)
    try text.write(toFile: "\(path)/\(file)", atomically: false, encoding: .utf8)
  }

  func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  func link(_ file: String, to target: String) throws {
    try makeFolder((file as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  func move(_ file: String, to other: String) throws {
    try #require(unsafe rename("\(path)/\(file)", "\(path)/\(other)") == 0)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }
}

extension Folder {
  /// Makes a folder, and gives its path back.
  func made(_ folder: String) throws -> String {
    try makeFolder(folder)
    return folder
  }

  func text(_ file: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
