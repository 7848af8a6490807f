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

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"),
    (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
  ])
  func writesAndReadsDates(_ seconds: Int, _ text: String) {
    #expect(HTTPDate(seconds: seconds).text == text)
    #expect(HTTPDate(text)?.seconds == (seconds < 0 ? nil : seconds))
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func readsAllThreeForms(_ text: String) {
    #expect(HTTPDate(text)?.seconds == 784_111_777)
  }

  @Test func aYearOfTwoDigitsIsNear() {
    #expect(HTTPDate("Tuesday, 31-Dec-24 23:59:59 GMT")?.seconds == 1_735_689_599)
    #expect(HTTPDate("Thursday, 01-Jan-70 00:00:00 GMT")?.seconds == 0)
  }

  @Test(arguments: [
    "", "Sun, 06 Nov 1994 08:49:37", "Sunday, 06-Nov-94 08:49:37", "Sunday, 06-Nov--4 08:49:37 GMT",
    "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun Nov  6 08:49 1994", "Sun Nov  6 08:49:37 94",
  ])
  func refusesOtherDates(_ text: String) {
    #expect(HTTPDate(text) == nil)
  }
}
