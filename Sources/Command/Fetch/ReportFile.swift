import Diagnostics
import FileSystem

/// A file that a report goes to: one that the owner named, in the site or outside of it, or the
/// summary of a step on GitHub.
struct ReportFile {
  /// Absolute.
  let path: String
  /// As the user gave it.
  let name: String
  var disk = Disk.system

  /// The most bytes of a step's summary that GitHub shows.
  ///
  /// - SeeAlso: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>,
  ///   "Step isolation and limits": 1 MiB.
  private static let mostBytes = 1_000_000

  /// Puts the text in the place of the file, or of nothing.
  ///
  /// - Returns: Why that could not be done.
  func replace(by text: String) -> [Diagnostic] { write(Array(text.utf8)) }

  /// Adds the text to the file, cut at a line where it would be more than GitHub shows.
  ///
  /// - Returns: Why that could not be done.
  func append(_ text: String) -> [Diagnostic] {
    guard isReplaceable else { return write(Array(text.utf8)) }
    do throws(DiskError) {
      var bytes = try disk.status(path) == nil ? [] : disk.read(path)
      let room = max(0, Self.mostBytes - bytes.count)
      if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      return write(bytes + Self.cut(Array(text.utf8), to: room))
    } catch {
      return [fault(because: error.words)]
    }
  }

  private static func cut(_ bytes: [UInt8], to room: Int) -> ArraySlice<UInt8> {
    guard bytes.count > room else { return bytes[...] }
    let end = bytes[..<room].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return bytes[..<end] + Array("\n\nThe report is longer than what fits here.\n".utf8)
  }

  /// Whether a new file may stand in its place: it is a regular file, or nothing.
  ///
  /// A device, a pipe or a shell's `>(command)` is written to instead.
  private var isReplaceable: Bool {
    guard let real = disk.realPath(path) else { return (try? disk.status(path)) == nil }
    return (try? disk.status(real))?.kind == .file
  }

  private func write(_ bytes: [UInt8]) -> [Diagnostic] {
    isReplaceable ? replace(by: bytes) : pour(bytes)
  }

  private func pour(_ bytes: [UInt8]) -> [Diagnostic] {
    do throws(DiskError) {
      try disk.pour(bytes, path)
      return []
    } catch {
      return [fault(because: error.words)]
    }
  }

  private func replace(by bytes: [UInt8]) -> [Diagnostic] {
    do throws(DiskError) {
      _ = try disk.replace(bytes, disk.realPath(path) ?? path)
      return []
    } catch {
      return [fault(because: error.words)]
    }
  }

  private func fault(because reason: String) -> Diagnostic {
    Diagnostic(
      .error, "The report cannot be written to '\(name.shortened)': \(reason).",
      hints: ["What was fetched is recorded all the same."])
  }
}
