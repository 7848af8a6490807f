import Links
import Testing
import Visitor

@testable import Preview

struct ConditionTests {
  @Test func aBrowserThatHasTheBytesGetsNone() throws {
    let server = try PreviewServer.sample(["a.css": "h1 {}", "index.html": page("Home")])
    for target in ["/repo/a.css", "/repo/"] {
      let tag = try #require(try server.address.ask(target)["ETag"])
      for header in [tag, "W/\(tag)", "*", "\"other\", \(tag)"] {
        let reply = try server.address.ask(target, "GET", ["If-None-Match: \(header)"])
        #expect(reply.status == 304)
        #expect(reply["ETag"] == tag)
        #expect(reply.body.isEmpty)
        // Of what a whole answer would have, and never 0.
        #expect(reply["Content-Length"] != "0")
      }
      #expect(try server.address.ask(target, "GET", ["If-None-Match: \"other\""]).status == 200)
      let lines = ["If-None-Match: \"other\"", "if-none-match: \(tag)"]
      #expect(try server.address.ask(target, "GET", lines).status == 304)
    }
  }

  @Test("a browser that wants to go on with what it has gets no other version")
  func refusesOtherVersions() throws {
    let folder = try Folder()
    try folder.write("x", to: "a.txt")
    let file = try #require(ServedFile(onDisk: "\(folder.path)/a.txt", below: folder.path))
    let server = try PreviewServer(
      LivePreview(ServedSite(["a.txt": file], at: .root)), port: .exactly(0))
    let whole = try server.address.ask("/a.txt")
    let (tag, date) = (try #require(whole["ETag"]), try #require(whole["Last-Modified"]))
    let ask = { (headers: [String]) in try server.address.ask("/a.txt", "GET", headers).status }
    #expect(try ask(["If-Match: \(tag)"]) == 200)
    #expect(try ask(["If-Match: *"]) == 200)
    #expect(try ask(["If-Match: \"other\", \(tag)"]) == 200)
    #expect(try ask(["If-Match: \"other\""]) == 412)
    #expect(try ask(["If-Match: W/\(tag)"]) == 412)
    #expect(try ask(["If-Unmodified-Since: \(date)"]) == 200)
    #expect(try ask(["If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT"]) == 412)
    #expect(try ask(["If-Unmodified-Since: Sunday, 06-Nov-94 08:49:37 GMT"]) == 412)
    #expect(try ask(["If-Unmodified-Since: yesterday"]) == 200)
    #expect(try ask(["If-Match: \(tag)", "If-None-Match: \(tag)"]) == 304)
  }

  @Test func aFileOnDiskHasADate() throws {
    let folder = try Folder()
    try folder.write("x", to: "a.txt")
    let file = try #require(ServedFile(onDisk: "\(folder.path)/a.txt", below: folder.path))
    let server = try PreviewServer(
      LivePreview(ServedSite(["a.txt": file], at: .root)), port: .exactly(0))
    let address = server.address
    let date = try #require(try address.ask("/a.txt")["Last-Modified"])
    let ask = { (headers: [String]) in try address.ask("/a.txt", "GET", headers).status }
    #expect(try ask(["If-Modified-Since: \(date)"]) == 304)
    #expect(try ask(["If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT"]) == 200)
    #expect(try ask(["If-Modified-Since: yesterday"]) == 200)
    #expect(try ask(["If-Modified-Since: \(date)", "If-None-Match: \"other\""]) == 200)
    #expect(try ask(["Range: bytes=0-0", "If-Range: \(date)"]) == 206)
  }
}
