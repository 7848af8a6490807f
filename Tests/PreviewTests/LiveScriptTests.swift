import Links
import Testing
import Visitor

@testable import Preview

struct LiveScriptTests {
  private static func tag(_ page: String) -> String {
    let digest = LiveScript.digest(of: Array(page.utf8))
    return
      #"<script src="/.thumbindex/live.js" defer blocking="render" data-since="s-0" "#
      + #"data-digest="\#(digest)"></script>"#
  }

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html lang=en>\n<head>", "\n<title>x</title>"), ("", "<p>x"),
    ("\u{FEFF}<!doctype html>", "<title>x"),
  ])
  func standsFirstInTheHead(_ before: String, _ after: String) {
    let page = before + after
    let bytes = LiveScript.inserted(into: Array(page.utf8), "s-0")
    #expect(String(decoding: bytes, as: UTF8.self) == before + Self.tag(page) + after)
  }

  @Test func leavesUTF16AsItIs() {
    let page: [UInt8] = [0xFF, 0xFE, 0x3C, 0, 0x70, 0, 0x3E, 0]
    #expect(LiveScript.inserted(into: page, "s-0") == page)
  }

  @Test("SG-35 the script is in what is sent, and not in the site")
  func isAddedWhenAPageIsSent() throws {
    let home = page("Home")
    let site = try ServedSite.sample([
      "index.html": home, "404.html": home, "page.xml": home, "data.json": "{}",
    ])
    let server = try PreviewServer(LivePreview(site), port: .exactly(0))
    for target in ["/repo/", "/repo/missing"] {
      let reply = try server.address.ask(target)
      #expect(reply.text.contains("/.thumbindex/live.js"))
      #expect(reply["Content-Length"] == "\(reply.body.count)")
    }
    for target in ["/repo/page.xml", "/repo/data.json"] {
      #expect(try !server.address.ask(target).text.contains(".thumbindex"))
    }
    guard case .bytes(let bytes)? = site.files["index.html"]?.content else {
      Issue.record("The page has gone.")
      return
    }
    #expect(bytes == Array(home.utf8))
  }

  @Test(
    "what a page fetches for itself is left as it is",
    arguments: [
      ("document", true), ("iframe", true), ("empty", false), ("script", false), ("image", false),
    ])
  func leavesWhatIsNotShown(_ destination: String, _ getsScript: Bool) throws {
    let server = try PreviewServer.sample(["part.html": "<li>one"])
    let reply = try server.address.ask(
      "/repo/part.html", "GET", ["Sec-Fetch-Dest: \(destination)"])
    #expect(reply.text.hasSuffix("<li>one"))
    #expect(reply.text.contains("<script") == getsScript)
  }

  @Test func aPageOnDiskGetsTheScriptToo() throws {
    let folder = try Folder()
    try folder.write(page("Home"), to: "index.html")
    let file = try #require(ServedFile(onDisk: "\(folder.path)/index.html", below: folder.path))
    let site = ServedSite(["index.html": file], at: .root)
    let server = try PreviewServer(LivePreview(site), port: .exactly(0))
    let reply = try server.address.ask("/")
    #expect(reply.text.contains("/.thumbindex/live.js"))
    #expect(reply["Last-Modified"] != nil)
  }

  @Test("LR-20 the script names no host, and stands at the same address whatever the base path")
  func namesNoHost() throws {
    for base in ["/", "/repo/", "/a/b/"] {
      let server = try PreviewServer.sample(["index.html": page("Home")], at: base)
      let reply = try server.address.ask("/.thumbindex/live.js")
      #expect(reply.status == 200)
      #expect(reply["Content-Type"] == "text/javascript; charset=utf-8")
      #expect(reply["Cache-Control"] == "no-store")
      for word in ["http:", "ws:", "127.0.0.1", "//localhost"] {
        #expect(!reply.text.contains(word))
      }
      #expect(reply.text.contains("new EventSource(own(`/.thumbindex/events?"))
    }
  }

  @Test func textGoesInAsText() {
    let script = String(decoding: LiveScript.bytes, as: UTF8.self)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
      #expect(!script.contains(word))
    }
  }
}
