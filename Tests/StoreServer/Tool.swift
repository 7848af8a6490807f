private import Foundation

/// A program that the tests need is absent or failed.
package struct ToolFailure: Error {
  package let tool: String
  package let status: Int32
}

/// Runs a program of the system and gives back what it prints.
func runTool(_ tool: String, _ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "thumbindex-tool-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // Files and not pipes: a full pipe would make each wait for the other.
  let (given, printed) = (folder.appending(path: "in"), folder.appending(path: "out"))
  try Data(input).write(to: given)
  try Data().write(to: printed)

  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  process.standardInput = try FileHandle(forReadingFrom: given)
  process.standardOutput = try FileHandle(forWritingTo: printed)
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw ToolFailure(tool: tool, status: process.terminationStatus)
  }
  return Array(try Data(contentsOf: printed))
}
