import Command
import Foundation
import Glibc
import Preview
import Testing

/// `thumbindex serve`, as a process of its own that ends with the test.
final class ServingProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let output = Pipe()
  private let remarkFile: URL
  private var unread: [UInt8] = []
  private var said = ""

  /// In milliseconds; only a fault is ever waited for so long.
  private static let patience: Int32 = 120_000

  /// Starts it at a port of its own.
  ///
  /// - Parameters:
  ///   - arguments: What follows `serve`.
  ///   - site: The site; it is the current folder.
  ///   - variables: The whole environment.
  /// - Throws: When it cannot be started.
  init(_ arguments: String..., in site: TestSite, variables: [String: String] = [:]) throws {
    remarkFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: remarkFile)
    process.executableURL = URL(filePath: try Program.path)
    process.arguments =
      ["serve"] + (arguments.contains("--port") ? [] : ["--port", "0"]) + arguments
    process.currentDirectoryURL = URL(filePath: site.path, directoryHint: .isDirectory)
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: remarkFile)
    try process.run()
    // Or else the end of its output would never come.
    try output.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: remarkFile)
  }

  /// Its standard error so far.
  var remarks: String {
    (try? String(contentsOf: remarkFile, encoding: .utf8)) ?? ""
  }

  /// Waits for the line that tells where the site is, and takes it apart.
  func address() throws -> (server: PreviewAddress, base: String) {
    let line = try line { $0.contains(" at http://") }
    let url = try #require(
      line.firstRange(of: "http://").map { line[$0.lowerBound...].prefix { $0 != ";" } })
    let parts = url.split(separator: "/", maxSplits: 2)
    let port = try #require(parts[1].split(separator: ":").last.flatMap { UInt16($0) })
    return (
      PreviewAddress(host: "127.0.0.1", port: port), "/" + (parts.count > 2 ? parts[2] : "")
    )
  }

  /// Waits for the next line of its standard output that is as wanted, and passes over others.
  @discardableResult
  func line(where isWanted: (String) -> Bool = { _ in true }) throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        said += line + "\n"
        if isWanted(line) { return line }
      } else if try !readMore() {
        throw Failure(description: "it ended after '\(said)' and '\(remarks)'")
      }
    }
  }

  /// Asks it to stop, and waits until it has.
  func stop(by signal: Int32 = SIGINT) throws -> Run {
    kill(process.processIdentifier, signal)
    return try end()
  }

  /// Waits for its end.
  func end() throws -> Run {
    while try readMore() {}
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "\(remarks)")
    said += String(decoding: unread, as: UTF8.self)
    return Run(
      status: try #require(ExitStatus(rawValue: process.terminationStatus)), output: said,
      remarks: remarks)
  }

  /// Returns whether there was more before the end.
  private func readMore() throws -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&wait, 1, Self.patience) > 0 else {
      throw Failure(description: "it said nothing more after '\(said)' and '\(remarks)'")
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    unread += buffer.prefix(max(0, count))
    return count > 0
  }
}
