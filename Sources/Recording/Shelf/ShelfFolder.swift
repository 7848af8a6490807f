import Diagnostics
import Digest
import FileSystem

/// The folder of one query's recordings, kept or not, whatever a killed run left of it.
///
/// Beside the folder may stand two others. `.NAME.thumbindex-new` is being written, or is done
/// with: nobody reads it. `.NAME.thumbindex-next` is complete and goes before the folder, which
/// it is about to replace: where a file system cannot exchange two folders in one step, and where
/// a change of the kept and of the cached folder must be one change.
struct ShelfFolder {
  static let recordName = "record.json"
  static let historyName = "history.jsonl"
  /// In a `next` folder that counts only beside a certain record of the kept folder: the SHA-256
  /// of that record.
  static let conditionName = ".kept"

  /// Relative to the site, for messages.
  let path: String
  /// Absolute and without symbolic links.
  let location: String
  let disk: Disk

  init(_ path: String, site: String, disk: Disk) {
    self.path = path
    self.disk = disk
    location = disk.realPath("\(site)/\(path)") ?? "\(site)/\(path)"
  }

  static let newWord = "new"
  static let nextWord = "next"

  var new: String { hidden(Self.newWord) }
  var next: String { hidden(Self.nextWord) }

  /// The folder that this one is in.
  var parent: String { location.parent ?? "/" }

  private func hidden(_ word: String) -> String {
    "\(parent)/.\(Self.shortened(location.lastName)).thumbindex-\(word)"
  }

  /// A path whose last part is a hash where it is long: names are at most 255 bytes long.
  static func shortened(_ path: String) -> String {
    let name = path.lastName
    guard name.utf8.count > 200 else { return path }
    let short = sha256(name.utf8, digits: 16)
    return path.parent.map { "\($0)/\(short)" } ?? short
  }

  /// Whether a path may be one that was shortened.
  static func isShortened(_ path: String) -> Bool {
    let name = path.lastName
    return name.utf8.count == 16
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether a name in the folder is one of those that recordings take; all others are the owner's.
  static func isOurs(_ name: String) -> Bool {
    [recordName, historyName, conditionName].contains(name) || RecordedName(name) != nil
      || name.hasSuffix(Disk.newSuffix)
  }

  /// Where the recordings are to be read, beside a kept record of that digest.
  func current(keptDigest: String) throws(DiskError) -> String {
    try isNextValid(keptDigest: keptDigest) ? next : location
  }

  func isNextValid(keptDigest: String) throws(DiskError) -> Bool {
    guard try disk.status(next) != nil else { return false }
    let condition = "\(next)/\(Self.conditionName)"
    guard try disk.status(condition) != nil else { return true }
    return try disk.read(condition) == Array(keptDigest.utf8)
  }

  /// The bytes of a file in a folder; `nil` when there is none.
  func bytes(of file: String, in folder: String) throws(DiskError) -> [UInt8]? {
    let real = disk.realPath("\(folder)/\(file)") ?? "\(folder)/\(file)"
    guard let kind = try disk.status(real)?.kind else { return nil }
    // What is no file, such as a pipe, might never come to an end.
    guard kind == .file else { throw DiskError(words: "it is no file") }
    return try disk.read(real)
  }

  func unreadable(_ file: String, _ error: DiskError) -> Diagnostic {
    Diagnostic(
      .error, at: Place(file: "\(path)/\(file)"), "This cannot be read: \(error.words).",
      hints: ["Look at the permissions of the file and its folders."])
  }
}
