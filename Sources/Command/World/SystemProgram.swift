import FileSystem
private import Foundation

/// Another program of the system.
struct SystemProgram: Sendable {
  /// Absolute, unless the name or a folder of `PATH` was not.
  let path: String

  /// Looks for a program as a shell does; `nil` when there is none that may be run.
  ///
  /// - Parameters:
  ///   - name: As it would be typed: a path if there is a slash in it.
  ///   - folders: The environment variable `PATH`.
  init?(_ name: String, in folders: String?) {
    let candidates =
      name.contains("/")
      ? [name] : (folders ?? "").split(separator: ":").map { "\($0)/\(name)" }
    let found = candidates.first { path in
      let isFolder = (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]))?
        .isDirectory
      return isFolder != true && FileManager.default.isExecutableFile(atPath: path)
    }
    guard let found else { return nil }
    path = found
  }

  /// How a program ended.
  struct Ending: Sendable {
    /// 0 when all went well; for a program that was killed, the number of the signal.
    let status: Int
    /// What it wrote on standard output and standard error, as it came.
    let words: String
  }

  /// Runs it to its end, without standard input.
  ///
  /// - Parameters:
  ///   - arguments: Without its name.
  ///   - log: A file for what it writes, to be made where there is none.
  /// - Returns: How it ended.
  /// - Throws: When it cannot be started, in the system's words.
  func run(_ arguments: [String], log: String) async throws(DiskError) -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    do {
      _ = try Disk.system.create([], log)
      let output = try FileHandle(forWritingTo: URL(filePath: log))
      process.standardOutput = output
      process.standardError = output
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: Int($0.terminationStatus)) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      try output.close()
      return Ending(
        status: status, words: String(decoding: try Disk.system.read(log), as: UTF8.self))
    } catch let error as DiskError {
      throw error
    } catch {
      throw DiskError(words: error.localizedDescription)
    }
  }
}
