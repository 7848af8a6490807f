import Diagnostics
import Foundation
import Recording
import Testing

@Suite struct RecordTests {
  private static let sha = String(repeating: "0123456789abcdef", count: 4)
  private static let text = """
    {
      "version": 1,
      "responses": [
        {
          "file": "1-1.json",
          "search": 1,
          "request": "https://www.omdbapi.com/?s=battle&type=movie",
          "status": 200,
          "date": "2017-12-31T00:00:00Z",
          "etag": "W/\\"a\\\\b\\"",
          "last-modified": null,
          "sha256": "\(sha)"
        },
        {
          "file": "1-2.json",
          "search": 1,
          "request": "https://www.omdbapi.com/?s=battle&type=movie&page=2",
          "status": 200,
          "date": "2018-01-01T09:30:59Z",
          "etag": null,
          "last-modified": "Mon, 01 Jan 2018 09:30:59 GMT",
          "sha256": "\(sha)"
        }
      ]
    }

    """

  private func read(_ text: String) throws(Diagnostic) -> Record {
    try Record(Array(text.utf8), path: "Site/Responses/a/record.json")
  }

  @Test func readsAndWritesTheSameBytes() throws {
    let record = try read(Self.text)
    #expect(record.responses.map(\.file) == ["1-1.json", "1-2.json"])
    #expect(record.responses[0].etag == "W/\"a\\b\"")
    #expect(record.responses[1].lastModified == "Mon, 01 Jan 2018 09:30:59 GMT")
    #expect(record.responses[1].day == "2018-01-01")
    #expect(String(decoding: record.bytes, as: UTF8.self) == Self.text)
  }

  @Test func anEmptyRecord() throws {
    let bytes = Record(responses: []).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == "{\n  \"version\": 1,\n  \"responses\": []\n}\n")
    #expect(try Record(bytes, path: "r").responses.isEmpty)
  }

  @Test func anyTextOfAHeaderComesBack() throws {
    var record = try read(Self.text)
    let odd = "tab\there \"quoted\" \\ \u{1}\u{7F} é 😀 / \r\n"
    let first = record.responses[0]
    record.responses = [
      RecordedResponse(
        file: first.file, search: 1, request: first.request, status: 200, date: first.date,
        etag: odd, lastModified: "", sha256: first.sha256)
    ]
    #expect(try Record(record.bytes, path: "r") == record)
  }

  @Test(arguments: [
    (
      "\"1-1.json\"", "\"../../etc/passwd\"",
      "'../../etc/passwd' is no name of a response, which looks like 1-1.json"
    ),
    (
      "\"1-1.json\"", "\"01-1.json\"",
      "'01-1.json' is no name of a response, which looks like 1-1.json"
    ),
    (
      "\"1-1.json\"", "\"1-0.json\"",
      "'1-0.json' is no name of a response, which looks like 1-1.json"
    ),
    (
      "\"1-1.json\"", "\"1-+1.json\"",
      "'1-+1.json' is no name of a response, which looks like 1-1.json"
    ),
    ("\"1-1.json\"", "\"2-1.json\"", "'2-1.json' is not of search 1"),
    ("\"1-1.json\"", "\"1-2.json\"", "'1-2.json' stands there twice"),
    (
      "\"status\": 200", "\"status\": 7",
      "'1-1.json' has the status 7, and only one with 200 is an answer"
    ),
    // IT-01
    (
      "\"status\": 200", "\"status\": 403",
      "'1-1.json' has the status 403, and only one with 200 is an answer"
    ),
    (
      "\"status\": 200", "\"status\": 206",
      "'1-1.json' has the status 206, and only one with 200 is an answer"
    ),
    (
      "\"status\": 200", "\"status\": 304",
      "'1-1.json' has the status 304, and only one with 200 is an answer"
    ),
    ("2017-12-31T00:00:00Z", "2017-13-31T00:00:00Z", "'2017-13-31T00:00:00Z' is no date in UTC"),
    ("2017-12-31T00:00:00Z", "2017-12-31", "'2017-12-31' is no date in UTC"),
    ("https://www", "file://www", "'file://www.omdbapi.com/?s=battle&type=movie' is no request"),
    ("\"sha256\": \"0", "\"sha256\": \"Z", "'Z\(sha.dropFirst())' is no SHA-256"),
    ("\"version\": 1", "\"version\": 2", "its version is 2, and this program reads 1"),
    ("\"request\"", "\"asked\"", "'request' is missing"),
    ("\"search\": 1", "\"search\": \"1\"", "its JSON has another shape"),
    ("\"responses\": [", "\"responses\": [[", "it is no JSON, or is cut off"),
  ])
  func saysWhatIsDamaged(_ part: String, _ instead: String, _ reason: String) throws {
    let start = try #require(Self.text.range(of: part))
    let text = Self.text.replacingCharacters(in: start, with: instead)
    let fault = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(fault?.summary == "This record of responses is damaged: \(reason).")
    #expect(fault?.place == Place(file: "Site/Responses/a/record.json"))
    #expect(fault?.severity == .error)
    #expect(fault?.hints.isEmpty == false)
  }

  @Test("What expires and what is absent stands there only when there is some")
  func optionalKeys() throws {
    let text = """
      {
        "version": 1,
        "responses": [
          {
            "file": "1-1.json",
            "search": 1,
            "request": "https://www.googleapis.com/books/v1/volumes/a1",
            "status": 200,
            "date": "2017-12-31T00:00:00Z",
            "expires": "2018-01-01T00:00:00Z",
            "etag": null,
            "last-modified": null,
            "sha256": "\(Self.sha)"
          }
        ],
        "absent": [
          {
            "search": 1,
            "request": "https://www.googleapis.com/books/v1/volumes/b2",
            "status": 404,
            "date": "2017-12-31T00:00:01Z"
          }
        ]
      }

      """
    let record = try read(text)
    #expect(record.responses[0].expires == "2018-01-01T00:00:00Z")
    #expect(
      record.absences == [
        RecordedAbsence(
          search: 1, request: "https://www.googleapis.com/books/v1/volumes/b2", status: 404,
          date: "2017-12-31T00:00:01Z")
      ])
    #expect(String(decoding: record.bytes, as: UTF8.self) == text)
    for (part, instead) in [
      ("404", "500"), ("\"2018-01-01T00:00:00Z\"", "\"tomorrow\""),
      ("https://www.googleapis.com/books/v1/volumes/b2", "b2"), ("00:00:01Z", "00:00"),
    ] {
      let range = try #require(text.range(of: part))
      #expect(throws: Diagnostic.self) {
        try read(text.replacingCharacters(in: range, with: instead))
      }
    }
  }

  @Test func cutOffAtEveryByteIsAFault() {
    let bytes = Array(Self.text.utf8).dropLast(2)
    for length in bytes.indices {
      #expect(throws: Diagnostic.self) { try Record(Array(bytes[..<length]), path: "r") }
    }
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: Diagnostic.self) { try Record(deep, path: "r") }
  }
}
