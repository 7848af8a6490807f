import Glibc
import Links
import Testing
import Visitor

@testable import Preview

/// Many browsers at once.
struct LoadTests {
  @Test func aHundredClientsLeaveNothingBehind() async throws {
    let folder = try Folder()
    try folder.write(String(repeating: "x", count: 100_000), to: "a.bin")
    let file = try #require(ServedFile(onDisk: "\(folder.path)/a.bin", below: folder.path))
    let live = LivePreview(
      ServedSite(["index.html": ServedFile(Array(page("Home").utf8)), "a.bin": file], at: .root))
    let server = try PreviewServer(live, port: .exactly(0))
    let address = server.address
    for _ in 0..<3 {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask {
            let target = number.isMultiple(of: 2) ? "/" : "/a.bin"
            #expect((try? address.ask(target))?.status == 200)
          }
        }
      }
    }
    // Pages that are open, and then closed without a word.
    for _ in 0..<3 {
      let pages = try (0..<30).map { _ in try OpenPage("/", at: address) }
      #expect(live.openStreamCount >= 30)
      withExtendedLifetime(pages) {}
    }
    // The first word to one that has gone is still taken by the system, the next is not.
    for _ in 0..<6_000 where live.openStreamCount > 0 {
      live.beat()
      try await Task.sleep(for: .milliseconds(10))
    }
    try #require(live.openStreamCount == 0)
    server.stop()
    #expect(Self.descriptors(of: "\(folder.path)/a.bin") == 0)
  }

  @Test("connections that nobody uses do not keep others from being served")
  func aCrowdKeepsNobodyOut() throws {
    let server = try PreviewServer.sample(["index.html": page("Home")])
    // More than the server has room for; those that wait are served in their turn.
    let idle = try (0..<600).map { _ in try RawConnection(to: server.address) }
    #expect(try server.address.ask("/repo/").status == 200)
    withExtendedLifetime(idle) {}
  }

  @Test("a file that becomes shorter while it is sent ends the connection, and nobody waits")
  func aShortenedFile() throws {
    let folder = try Folder()
    let size = 64 << 20
    try folder.write(String(repeating: "x", count: size), to: "a.bin")
    let file = try #require(ServedFile(onDisk: "\(folder.path)/a.bin", below: folder.path))
    let server = try PreviewServer(
      LivePreview(ServedSite(["a.bin": file], at: .root)), port: .exactly(0))
    let connection = try RawConnection(to: server.address)
    try connection.send("GET /a.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try connection.text(through: "\r\n\r\n").contains("Content-Length: \(size)\r\n"))
    #expect(unsafe truncate("\(folder.path)/a.bin", 10) == 0)
    #expect(try connection.rest().count < size)
  }

  /// How many of this process' open files have a name that ends so.
  private static func descriptors(of path: String) -> Int {
    (0..<1024).count { number in
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = unsafe readlink("/proc/self/fd/\(number)", &buffer, buffer.count)
      guard count > 0 else { return false }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        == path
    }
  }
}
