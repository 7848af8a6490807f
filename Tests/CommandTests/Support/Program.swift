import Command
import Foundation
import Testing

/// The built executable, run as a process of its own.
enum Program {
  /// Where it is: beside the executable of the tests.
  static var path: String {
    get throws {
      let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      let candidates = [
        tests.deletingLastPathComponent(), Bundle.main.bundleURL,
        Bundle.main.bundleURL.deletingLastPathComponent(),
      ].map { $0.appending(path: "thumbindex").path(percentEncoded: false) }
      return try #require(
        candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
        "thumbindex is not in \(candidates)")
    }
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - folder: The current folder.
  ///   - variables: The whole environment.
  ///   - meanwhile: Is called while it runs.
  /// - Returns: What came of it.
  /// - Throws: When it cannot be started, or ends as no run may end: by a signal, for one.
  static func run(
    _ arguments: [String], in folder: String, variables: [String: String] = [:],
    meanwhile: (Process) throws -> Void = { _ in }
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: try path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
    process.environment = variables
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let remarks = output.appendingPathExtension("remarks")
    for file in [output, remarks] { try Data().write(to: file) }
    defer { for file in [output, remarks] { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: remarks)
    try process.run()
    try meanwhile(process)
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: remarks), as: UTF8.self)
    try #require(process.terminationReason == .exit, "\(said)")
    return Run(
      status: try #require(ExitStatus(rawValue: process.terminationStatus), "\(said)"),
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self), remarks: said)
  }
}
