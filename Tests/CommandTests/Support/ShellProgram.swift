import Foundation
import Testing

/// A program of the system that a test uses, and that may be absent.
struct ShellProgram: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  /// Where it is; `nil` where it is not installed.
  var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(
      separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - folder: The current folder.
  /// - Returns: How it ended, and what it wrote to both outputs.
  /// - Throws: When it is absent or cannot be started.
  func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, saying why, where a program is not installed.
  static func needs(_ name: String) -> Self {
    .enabled(if: ShellProgram(name: name).path != nil, "\(name) is not installed.")
  }
}
