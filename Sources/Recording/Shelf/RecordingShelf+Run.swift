import Dates
package import Diagnostics
package import FileSystem
private import Foundation

/// The one fetch that runs in a site, and the mark of one that was interrupted.
extension RecordingShelf {
  private static var runPath: String { "\(CacheFolder.name)/fetch.json" }
  private static var lockPath: String { "\(CacheFolder.name)/lock" }

  /// Keeps other fetches away until the lock is let go, or the program ends in whatever way.
  ///
  /// - Throws: When another fetch has it, or the cache cannot be written.
  package func lock() throws(Diagnostic) -> FileLock {
    let lock: FileLock?
    do throws(DiskError) {
      try makeCache()
      lock = try disk.lock("\(site)/\(Self.lockPath)")
    } catch {
      throw Self.unwritable(Self.lockPath, error)
    }
    guard let lock else {
      throw Diagnostic(
        .error, at: Place(file: Self.lockPath), "Another fetch is running in this site.",
        hints: ["Wait until it has ended; two at once would ask the stores too fast."])
    }
    return lock
  }

  /// Notes that a fetch has begun, at `2022-05-07T10:00:00Z`.
  package func beginRun(_ date: String) throws(Diagnostic) {
    do throws(DiskError) {
      try makeCache()
      let text = "{\"started\": \(date.quotedInJSON)}\n"
      try disk.replaceDurably(Array(text.utf8), "\(site)/\(Self.runPath)")
    } catch {
      throw Self.unwritable(Self.runPath, error)
    }
  }

  /// When the fetch began that has not ended: interrupted, unless it still has the lock.
  package var run: String? {
    guard let bytes = try? disk.read("\(site)/\(Self.runPath)"),
      let run = try? JSONDecoder().decode(Run.self, from: Data(bytes)),
      Instant(recorded: run.started) != nil
    else { return nil }
    return run.started
  }

  /// Notes that the fetch has ended, and everything that was pending is recorded.
  package func endRun() throws(Diagnostic) {
    do throws(DiskError) { try disk.removeTree("\(site)/\(Self.runPath)") } catch {
      throw Self.unwritable(Self.runPath, error)
    }
  }

  /// Makes the cache's folder unless it is there.
  func makeCache() throws(DiskError) {
    try CacheFolder.make(at: "\(site)/\(CacheFolder.name)", on: disk)
  }

  static func unwritable(_ path: String, _ error: DiskError) -> Diagnostic {
    Diagnostic(
      .error, at: Place(file: path), "This cannot be written: \(error.words).",
      hints: ["Look at the space on the disk and at the permissions."])
  }

  private struct Run: Decodable { let started: String }
}
