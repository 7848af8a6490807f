import FileSystem
import Foundation
import Publishing
import Testing

/// A site in a folder of its own, which goes with the test.
final class Folder {
  /// Without symbolic links.
  let site: String

  init() throws {
    let name = "thumbindex-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    site = try #require(Disk.system.realPath(url.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: site) }

  func output(_ name: String = "_site", home: String? = nil) throws -> OutputFolder {
    try OutputFolder(name, site: site, home: home)
  }

  func write(_ text: String, to path: String) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try text.write(toFile: "\(site)/\(path)", atomically: false, encoding: .utf8)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(site)/\(path)", withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      atPath: "\(site)/\(path)", withDestinationPath: target)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(site)/\(path)")
  }

  func text(_ path: String) -> String? {
    try? String(contentsOfFile: "\(site)/\(path)", encoding: .utf8)
  }

  /// All files below a folder, sorted; folders end in a slash.
  func files(in folder: String = "_site") -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let path = waiting.popLast() {
      for name in (try? Disk.system.names("\(site)/\(folder)/\(path)")) ?? [] {
        let isFolder = try? Disk.system.status("\(site)/\(folder)/\(path)\(name)")?.kind == .folder
        found.append(path + name + (isFolder == true ? "/" : ""))
        if isFolder == true { waiting.append("\(path)\(name)/") }
      }
    }
    return found.sorted()
  }

  /// The lists of what was built.
  func lists() -> [String] {
    files(in: ".thumbindex").filter { !$0.hasSuffix(".lock") && $0 != ".gitignore" }
  }

  /// Publishes texts by path.
  @discardableResult
  func build(
    _ texts: [String: String], to name: String = "_site", inputs: Inputs = Inputs(),
    disk: Disk = .system
  ) throws -> Publication.Summary {
    let publication = try begin(Array(texts.keys), to: name, disk: disk)
    for (path, text) in texts { publication.write(Array(text.utf8), to: path) }
    do throws(UnfinishedPublication) {
      return try publication.finish(inputs: inputs)
    } catch {
      throw error.faults
    }
  }

  func begin(
    _ paths: [String], to name: String = "_site", disk: Disk = .system
  ) throws -> Publication {
    let files = paths.map { PlannedFile(path: $0, origin: "Queries/\($0).md") }
    let publication = try Publication(
      to: try output(name), plan: try Plan(files), disk: disk)
    publication.clear()
    return publication
  }
}
