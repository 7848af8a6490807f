import Links
import Testing
import Visitor

@testable import Preview

struct TraversalTests {
  @Test(arguments: [
    "/repo/../secret.txt", "/repo/a/../../secret.txt", "/../../../../etc/passwd", "/repo/..",
    "/repo/./index.html", "/repo/%2e%2e/secret.txt", "/repo/%2E%2E%2Fsecret.txt",
    "/repo/..%2fsecret.txt", "/repo/%2fetc/passwd", "/repo/%252e%252e%252fsecret.txt",
    "/repo/%25252e%25252e/secret.txt", "/repo/..%5csecret.txt", "/repo/..\\secret.txt",
    "/repo/%5c%5cserver", "/repo/%00", "/repo/index.html%00.css", "/repo/%01", "/repo/%7f",
    "/repo//index.html", "//repo/", "//example.org/a", "/repo//", "/repo/%", "/repo/%2",
    "/repo/%zz",
    "/repo/%c0%ae%c0%ae/secret.txt", "/repo/%ff", "/repo/%e2%80", "/repo/....//secret.txt",
    "/repo/..;/secret.txt", "/repo/~root", "/repo/C:/x", "/repo/C:%5cx", "repo/", "*",
    "http://localhost/repo/../../etc/passwd", "http://localhost//repo/", "file:///etc/passwd",
    "/repo/a b",
    "/repo/index.html#x", "/proc/self/environ", "/repo/.git/config", "/.thumbindex",
    "/.thumbindex/", "/.thumbindex/../repo/", "/.thumbindex/live.js/", "/repo/.thumbindex/live.js",
  ])
  func leadsNowhere(_ target: String) throws {
    let server = try PreviewServer.sample(["index.html": page("Home")])
    #expect([400, 404].contains(try server.address.ask(target).status))
  }

  @Test(arguments: [4_000, 5_000, 40_000])
  func aLongPathLeadsNowhere(_ length: Int) throws {
    let server = try PreviewServer.sample(["index.html": page("Home")])
    for part in ["a", "../", "%2e%2e/", "a/"] {
      let path = String(String(repeating: part, count: length).prefix(length))
      #expect([400, 404].contains(try server.address.ask("/repo/" + path).status))
    }
  }

  @Test func aZeroByteEndsNoPath() throws {
    let server = try PreviewServer.sample(["index.html": page("Home")])
    for target in ["/repo/\0", "/repo/\0.css", "\0/repo/"] {
      let connection = try RawConnection(to: server.address)
      try connection.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(try Reply(connection.rest()).status == 400)
    }
  }

  @Test(arguments: [
    "", "\r\n", "GET\r\n\r\n", "GET /repo/\r\n\r\n", "\0\0\0\0", "GET  HTTP/1.1\r\n\r\n",
  ])
  func whatIsNoRequestHurtsNobody(_ text: String) throws {
    let server = try PreviewServer.sample(["index.html": page("Home")])
    let connection = try RawConnection(to: server.address)
    try connection.send(text)
    #expect(try server.address.ask("/repo/").status == 200)
  }

  @Test("LR-12 links out of the folder and folders beside it that begin alike are not read")
  func onlyTheFolderIsRead() throws {
    let folder = try Folder()
    try folder.write("inside", to: "site/a.txt")
    try folder.write("beside", to: "site-evil/a.txt")
    try folder.link("site/link.txt", to: "../site-evil/a.txt")
    try folder.link("site/etc", to: "/etc")
    try folder.link("site/good.txt", to: "a.txt")
    let root = "\(folder.path)/site"
    #expect(ServedFile(onDisk: "\(root)/a.txt", below: root) != nil)
    #expect(ServedFile(onDisk: "\(root)/good.txt", below: root) != nil)
    #expect(ServedFile(onDisk: "\(root)/link.txt", below: root) == nil)
    #expect(ServedFile(onDisk: "\(root)/etc/passwd", below: root) == nil)
    #expect(ServedFile(onDisk: "\(root)-evil/a.txt", below: root) == nil)
    #expect(ServedFile(onDisk: "\(root)/../site-evil/a.txt", below: root) == nil)
    #expect(ServedFile(onDisk: root, below: root) == nil)
  }

  @Test("LR-12 a file that becomes a link out of the folder is no longer served")
  func aFileThatBecomesALinkIsGone() throws {
    let folder = try Folder()
    try folder.write("inside", to: "site/a.txt")
    try folder.write("outside", to: "b.txt")
    let file = try #require(
      ServedFile(onDisk: "\(folder.path)/site/a.txt", below: "\(folder.path)/site"))
    let server = try PreviewServer(
      LivePreview(ServedSite(["a.txt": file], at: .root)), port: .exactly(0))
    #expect(try server.address.ask("/a.txt").text == "inside")
    try folder.remove("site/a.txt")
    try folder.link("site/a.txt", to: "../b.txt")
    #expect(try server.address.ask("/a.txt").status == 404)
    try folder.remove("site/a.txt")
    #expect(try server.address.ask("/a.txt").status == 404)
  }
}
