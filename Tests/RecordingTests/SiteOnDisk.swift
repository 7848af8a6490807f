import Diagnostics
import Digest
import FileSystem
import Foundation
import Items
import Recording
import Testing

/// A site in a folder of its own, which goes with the test.
final class SiteOnDisk {
  /// Without symbolic links.
  let path: String

  init() throws {
    let name = "thumbindex-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try #require(Disk.system.realPath(url.path))
  }

  deinit { try? Disk.system.removeTree(path) }

  var shelf: RecordingShelf { RecordingShelf(site: path, disk: .hasty) }

  func write(_ text: String, to file: String) throws {
    let folder = "\(path)/\((file as NSString).deletingLastPathComponent)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(path)/\(file)", atomically: false, encoding: .utf8)
  }

  func text(_ file: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  /// All files, sorted, hidden ones too; without folders.
  func files() -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in (try? Disk.system.names("\(path)/\(folder)")) ?? [] {
        let file = folder + name
        if (try? Disk.system.status("\(path)/\(file)")?.kind) == .folder {
          waiting.append(file + "/")
        } else {
          found.append(file)
        }
      }
    }
    return found.sorted()
  }

  /// Files of an unfinished replacement.
  var leftovers: [String] {
    files().filter { $0.contains(".thumbindex-") || $0.hasSuffix("/.kept") }
  }

  /// What the recordings of a query are, as a reader sees them: each file's text by name, the
  /// entries of the record, and the lines of the history.
  func state(_ name: String) throws -> [String: String] {
    var state: [String: String] = [:]
    if let folder = try shelf.folder(of: name) {
      for response in folder.record.responses {
        let bytes = try folder.read(response.file)
        #expect(sha256(bytes) == response.sha256)
        let side = folder.isKept(response.file) ? "kept" : "cached"
        state["\(side) \(response.file) \(response.date)"] = String(decoding: bytes, as: UTF8.self)
      }
      for absence in folder.record.absences { state[absence.request] = absence.date }
    }
    let history = try shelf.history(of: name)
    #expect(history.diagnostics.isEmpty)
    for change in history.changes { state["\(change.date) \(change.id.text)"] = change.title ?? "" }
    return state
  }
}

extension NewRecording {
  static let date = "2022-05-07T10:00:00Z"

  /// Adds a response.
  mutating func add(
    _ file: String, _ body: String, isKept: Bool = true, date: String = NewRecording.date
  ) {
    self[isKept: isKept].responses.append(
      Response(.entry(file, body, date: date), .bytes(Array(body.utf8))))
  }

  /// Takes a response over from the present recordings.
  mutating func keep(
    _ file: String, _ body: String, isKept: Bool = true, date: String = NewRecording.date
  ) {
    self[isKept: isKept].responses.append(
      Response(.entry(file, body, date: date), .present(file: file)))
  }

  /// Adds a line for the history.
  mutating func add(change id: String, isKept: Bool = true, date: String = NewRecording.date) {
    guard let id = ItemID(id) else { return }
    self[isKept: isKept].changes.append(Change(date: date, id: id, title: "T", .added))
  }
}

extension RecordedResponse {
  static func entry(
    _ file: String, _ body: String, date: String = NewRecording.date
  ) -> RecordedResponse {
    RecordedResponse(
      file: file, search: RecordedName(file)?.search ?? 0,
      request: "https://itunes.apple.com/search?term=\(file)", status: 200, date: date,
      sha256: Digest.sha256(body.utf8))
  }
}
