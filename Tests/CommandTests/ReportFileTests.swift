import Diagnostics
import Foundation
import Glibc
import Testing

@testable import Command

@Suite("The file of a report")
struct ReportFileTests {
  @Test("a report is written where a killed run left half of one") func afterAKill() throws {
    let site = try TestSite()
    try site.write("old", to: "report.md")
    try site.write("ne", to: "report.md.thumbindex-new")
    #expect(
      ReportFile(path: "\(site.path)/report.md", name: "report.md").replace(by: "new\n").isEmpty)
    #expect(try site.text("report.md") == "new\n")
    #expect(!site.has("report.md.thumbindex-new"))
  }

  @Test("a device that takes nothing is told of in the system's words")
  func fullDevice() {
    for faults in [
      ReportFile(path: "/dev/full", name: "full").replace(by: "3 new\n"),
      ReportFile(path: "/dev/full", name: "full").append("3 new\n"),
    ] {
      #expect(
        faults.map(\.summary) == [
          "The report cannot be written to 'full': No space left on device."
        ])
    }
  }

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
