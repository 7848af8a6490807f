import Foundation
import Glibc
import Testing

@testable import Command

@Suite("The file of a report")
struct ReportFileTests {
  @Test("a pipe gets the report, and stays a pipe")
  func pipeStaysPipe() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "thumbindex-\(UUID().uuidString)").path(percentEncoded: false)
    try #require(unsafe mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }

    #expect(ReportFile(path: path, name: "pipe").replace(by: "3 new\n").isEmpty)
    #expect(ReportFile(path: path, name: "pipe").append("1 gone\n").isEmpty)

    let handle = FileHandle(fileDescriptor: reader)
    #expect(try handle.readToEnd() == Data("3 new\n1 gone\n".utf8))
    let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(kind != .typeRegular)
  }
}
