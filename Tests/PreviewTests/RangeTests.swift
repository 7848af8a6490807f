import Links
import Preview
import Testing
import Visitor

struct RangeTests {
  /// A hundred bytes, by turns in memory and on disk.
  private static let text = String(repeating: "0123456789", count: 10)

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let header: String
    let status: Int
    let range: String?
    let body: String

    init(
      _ testDescription: String, _ header: String, _ status: Int, _ range: String?, _ body: String
    ) {
      self.testDescription = testDescription
      self.header = header
      self.status = status
      self.range = range
      self.body = body
    }
  }

  @Test(arguments: [
    Case("LR-09 the first two", "bytes=0-1", 206, "bytes 0-1/100", "01"),
    Case("LR-10 from the start on", "bytes=0-", 206, "bytes 0-99/100", text),
    Case("LR-10 the last five", "bytes=-5", 206, "bytes 95-99/100", "56789"),
    Case("LR-10 beyond the end", "bytes=999999-", 416, "bytes */100", ""),
    Case("to beyond the end", "bytes=98-500", 206, "bytes 98-99/100", "89"),
    Case("more than there is from the end", "bytes=-500", 206, "bytes 0-99/100", text),
    Case("the last byte", "bytes=99-99", 206, "bytes 99-99/100", "9"),
    Case("just beyond the end", "bytes=100-", 416, "bytes */100", ""),
    Case("none from the end", "bytes=-0", 416, "bytes */100", ""),
    Case("a number beyond all", "bytes=0-99999999999999999999", 206, "bytes 0-99/100", text),
    Case("a start beyond all", "bytes=99999999999999999999-", 416, "bytes */100", ""),
    Case("capitals", "Bytes=0-1", 206, "bytes 0-1/100", "01"),
    Case("LR-10 malformed: no number", "bytes=-", 200, nil, text),
    Case("LR-10 malformed: backwards", "bytes=5-4", 200, nil, text),
    Case("LR-10 malformed: letters", "bytes=a-b", 200, nil, text),
    Case("LR-10 malformed: a sign", "bytes=+1-2", 200, nil, text),
    Case("LR-10 malformed: no range", "bytes=", 200, nil, text),
    Case("LR-10 malformed: another unit", "items=0-1", 200, nil, text),
    Case("LR-10 several ranges", "bytes=0-1,5-6", 200, nil, text),
  ])
  func sendsTheRangeAskedFor(_ sample: Case) throws {
    let folder = try Folder()
    try folder.write(Self.text, to: "clip.m4a")
    let onDisk = try #require(ServedFile(onDisk: "\(folder.path)/clip.m4a", below: folder.path))
    let site = ServedSite(
      ["memory.m4a": ServedFile(Array(Self.text.utf8)), "disk.m4a": onDisk], at: .root)
    let server = try PreviewServer(LivePreview(site), port: .exactly(0))
    for target in ["/memory.m4a", "/disk.m4a"] {
      let reply = try server.address.ask(target, "GET", ["Range: \(sample.header)"])
      #expect(reply.status == sample.status)
      #expect(reply["Content-Range"] == sample.range)
      #expect(reply["Content-Length"] == "\(sample.body.utf8.count)")
      #expect(reply["Accept-Ranges"] == "bytes")
      #expect(reply.text == sample.body)
      let head = try server.address.ask(target, "HEAD", ["Range: \(sample.header)"])
      // Only what is got has a range.
      #expect(head.status == 200)
      #expect(head["Content-Range"] == nil)
      #expect(head["Content-Length"] == "\(Self.text.utf8.count)")
      #expect(head["Accept-Ranges"] == "bytes")
    }
  }

  @Test func anEmptyFileHasNoRange() throws {
    let server = try PreviewServer.sample(["empty.txt": ""])
    let reply = try server.address.ask("/repo/empty.txt", "GET", ["Range: bytes=0-"])
    #expect(reply.status == 416)
    #expect(reply["Content-Range"] == "bytes */0")
    #expect(try server.address.ask("/repo/empty.txt").status == 200)
  }

  @Test func aRangeOfAnotherVersionIsTheWhole() throws {
    let server = try PreviewServer.sample(["clip.m4a": Self.text])
    let tag = try #require(try server.address.ask("/repo/clip.m4a")["ETag"])
    let range = "Range: bytes=0-1"
    let address = server.address
    let ask = { (condition: String) in
      try address.ask("/repo/clip.m4a", "GET", [range, "If-Range: \(condition)"]).status
    }
    #expect(try ask(tag) == 206)
    #expect(try ask("\"other\"") == 200)
    #expect(try ask("W/" + tag) == 200)
    #expect(try ask("Sun, 06 Nov 1994 08:49:37 GMT") == 200)
  }
}
