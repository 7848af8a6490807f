import Testing

@testable import Recording

@Suite("Heads of responses")
struct ResponseHeadTests {
  private func head(_ lines: [String]) -> ResponseHead {
    var head = ResponseHead()
    for line in lines { head.take(line: Array("\(line)\r\n".utf8)) }
    return head
  }

  @Test("Names are in lower case, values without blanks around them")
  func fields() {
    let head = head([
      "HTTP/1.1 200 OK", "Content-Type:  text/javascript; charset=utf-8 ", "X-E:", "",
    ])
    #expect(head.isComplete)
    #expect(head.fields == ["content-type": "text/javascript; charset=utf-8", "x-e": ""])
  }

  @Test("Several of one name are joined")
  func joined() {
    let head = head(["HTTP/2 200", "cache-control: no-cache", "Cache-Control: max-age=0", ""])
    #expect(head.fields == ["cache-control": "no-cache, max-age=0"])
  }

  @Test("Another head begins anew, and it is the last that counts")
  func another() {
    let head = head(["HTTP/1.1 103 Early Hints", "Link: a", "", "HTTP/1.1 200 OK", "ETag: b", ""])
    #expect(head.fields == ["etag": "b"])
  }

  @Test("What comes behind the head is no part of it")
  func trailers() {
    #expect(head(["HTTP/1.1 200 OK", "A: b", "", "C: d", ""]).fields == ["a": "b"])
  }

  @Test("Without a blank line it is not complete")
  func incomplete() {
    #expect(!head(["HTTP/1.1 200 OK", "A: b"]).isComplete)
  }

  @Test("A line without a colon says nothing")
  func noColon() {
    #expect(head(["HTTP/1.1 200 OK", "odd", "A: b", ""]).fields == ["a": "b"])
  }

  @Test("Every byte counts, also of heads that are passed over")
  func size() {
    #expect(head(["HTTP/1.1 100 Continue", "", "HTTP/1.1 200 OK", ""]).size == 44)
  }
}
